import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { siteVariables } from '../../server/siteSettings.ts';
import { linkPackages } from '../support/environment/linkPackages.ts';
import { temporaryFolders } from '../support/temporaryFolders.ts';

const root = path.resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(path.join(root, name), 'utf8');

/** One instruction of a stage and its arguments, such as `COPY`. */
type Instruction = readonly [name: string, rest: string];

interface Stage {
  readonly name: string;
  readonly instructions: readonly Instruction[];
}

function readStages(dockerfile: string): Stage[] {
  const lines = dockerfile.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const instructions = lines.map((line): Instruction => [line.split(' ', 1)[0] ?? '', line.replace(/^\w+ /, '')]);
  const begins = instructions.flatMap(([name], index) => (name === 'FROM' ? [index] : []));
  return begins.map((begin, index) => ({
    name: / AS (\w+)$/.exec(instructions[begin]?.[1] ?? '')?.[1] ?? 'last',
    instructions: instructions.slice(begin, begins[index + 1]),
  }));
}

const stages = readStages(read('Dockerfile'));
const ignored = read('.dockerignore').trim().split('\n');
const newFolder = temporaryFolders();
const folders = new Map<string, string>();

/** As in a new container: this Node, the machine's npm with its cache, and no variables of tests or the site. */
const imageEnv: NodeJS.ProcessEnv = {
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !/^(?:npm_(?!config_)|NODE_ENV|JEST_|SITE_|DATABASE_URL)/.test(name),
    ),
  ),
  PATH: [path.dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
  npm_config_prefer_offline: 'true',
};

const isAdmitted = (file: string): boolean => {
  const name = path.relative(root, file);
  return !ignored.some((pattern) => path.matchesGlob(name, pattern));
};

/** Absolute paths of the image start at the stage's folder. */
const inStage = (folder: string, workdir: string, name: string): string =>
  path.join(folder, path.resolve(workdir, name));

function copy(args: string, folder: string, workdir: string): void {
  const from = /^--from=(\w+) /.exec(args)?.[1];
  const names = args.replace(/^--from=\w+ /, '').split(' ');
  const target = inStage(folder, workdir, names.pop() ?? '.');
  for (const name of names) {
    const source = from === undefined ? path.join(root, name) : path.join(folders.get(from) ?? '', name);
    // COPY of a folder copies its contents.
    const into = statSync(source).isDirectory() ? target : path.join(target, path.basename(name));
    cpSync(source, into, {
      recursive: true,
      ...(from === undefined && { filter: isAdmitted }),
      verbatimSymlinks: true,
    });
  }
}

/** Runs the instructions of the stage, and returns how its container would start. */
async function build({ name, instructions }: Stage) {
  const folder = await newFolder();
  folders.set(name, folder);
  let workdir = '/';
  const env: Record<string, string> = {};
  const instructionOf = new Map(instructions);
  for (const [instruction, rest] of instructions) {
    if (instruction === 'WORKDIR') {
      workdir = rest;
      mkdirSync(inStage(folder, workdir, '.'), { recursive: true });
    } else if (instruction === 'ENV') {
      for (const pair of rest.split(' ')) Object.assign(env, { [pair.split('=')[0] ?? '']: pair.split('=')[1] });
    } else if (instruction === 'COPY') {
      copy(rest, folder, workdir);
    } else if (instruction === 'RUN' && rest === 'npm ci') {
      // The packages of the tests came by the same command; the next stage installs those of the server from the same
      // files.
      await linkPackages(inStage(folder, workdir, '.'));
    } else if (instruction === 'RUN' && rest.startsWith('apt-get ')) {
      // The machine of the tests has its own packages.
    } else if (instruction === 'RUN') {
      const options = { cwd: inStage(folder, workdir, '.'), env: { ...imageEnv, ...env }, maxBuffer: 2 ** 26 };
      await promisify(execFile)('/bin/sh', ['-c', rest], options);
    }
  }
  return { cwd: inStage(folder, workdir, '.'), env, instructionOf };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await once(server.close(), 'close');
  return port;
}

const command = (json = ''): [program: string, args: string[]] => {
  const [program = '', ...args] = JSON.parse(json) as string[];
  return [program, args];
};

async function firstLine(child: ChildProcess): Promise<string> {
  let line = '';
  for await (const chunk of child.stdout ?? []) {
    line += String(chunk);
    if (line.includes('\n')) break;
  }
  return line;
}

it('the Dockerfile builds a site that starts, is healthy, and stops on a signal', async () => {
  let image = await build(stages[0] ?? { name: 'none', instructions: [] });
  for (const stage of stages.slice(1)) image = await build(stage);
  const { cwd, env, instructionOf } = image;
  expect(instructionOf.get('USER')).toBe('node');

  const port = await freePort();
  const runEnv = { ...imageEnv, ...env, PORT: String(port), WARM_PICTURES: 'off' };
  const [program, args] = command(instructionOf.get('CMD'));
  const site = spawn(program, args, { cwd, env: runEnv, stdio: ['ignore', 'pipe', 'pipe'] });
  const errors = text(site.stderr);
  const ended = once(site, 'exit');
  try {
    expect(await firstLine(site)).toContain(`The site is at http://${env['HOST']}:${port}`);
    const [check, checkArgs] = command(instructionOf.get('HEALTHCHECK')?.replace(/^.* CMD /, ''));
    const checking = () => promisify(execFile)(check, checkArgs, { cwd, env: runEnv });
    await expect(checking()).resolves.toBeDefined();
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`);
    expect(await ready.json()).toEqual({ database: true, content: true, renderer: true });
    const page = await fetch(`http://127.0.0.1:${port}/en/projects`);
    expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
    await page.text();
    // Follows docs/deployment.md, with the server's packages only.
    const tool = promisify(execFile)('npm', ['run', '--silent', 'tool', 'leads'], { cwd, env: runEnv });
    await expect(tool).resolves.toMatchObject({ stderr: '' });
    site.kill('SIGTERM');
    expect([await ended, await errors]).toEqual([[0, null], '']);
    await expect(checking()).rejects.toThrow('Command failed');
  } finally {
    site.kill('SIGKILL');
  }
}, 600_000);

it('the stages that encode pictures have a font for the words in drawings', () => {
  const fonts = stages.find(({ instructions }) =>
    instructions.some(([name, rest]) => name === 'RUN' && /apt-get install .*\bfonts-/.test(rest)),
  );
  const above = stages.filter(({ instructions }) => instructions[0]?.[1].split(' ')[0] === fonts?.name);
  expect(above.map(({ name }) => name)).toEqual(['build', 'last']);
});

/** The container has its own. */
const fixed = ['PORT', 'HOST', 'CONTENT_DIR', 'DATA_DIR'];

it('the services of compose.yaml name existing files, and pass on every other setting', () => {
  const { services } = parse(read('compose.yaml')) as {
    services: Record<string, { environment?: Record<string, string | null>; volumes?: string[] }>;
  };
  const variables = [...read('server/config.ts').matchAll(/^ {2}([A-Z_]+): z\b/gm)].map(([, name = '']) => name);
  const expected = [...variables, ...Object.keys(siteVariables)].filter((name) => !fixed.includes(name));
  expect(Object.keys(services['site']?.environment ?? {}).toSorted()).toEqual(expected.toSorted());
  const mounted = Object.values(services).flatMap(({ volumes = [] }) =>
    volumes.map((each) => each.split(':')[0] ?? ''),
  );
  const files = mounted.filter((name) => name.startsWith('./'));
  expect(files.map((name) => statSync(path.join(root, name)).isFile())).toEqual([true]);
});

const rewrites = [...read('deploy/nginx-static.conf').matchAll(/^ {2}rewrite (\S+) (\S+) /gm)];

/** As nginx does it with a decoded path; undefined: no rule applies. */
function redirectOf(decoded: string): string | undefined {
  const [, pattern = '', target = ''] = rewrites.find(([, each = '']) => new RegExp(each).test(decoded)) ?? [];
  return pattern === '' ? undefined : decoded.replace(new RegExp(pattern), target);
}

it('the nginx file of a static export drops a slash at the end', () => {
  expect(['/about/', '/en/', '/projects/lypa/', '/'].map(redirectOf)).toEqual([
    '/about',
    '/en',
    '/projects/lypa',
    undefined,
  ]);
});

it.each(['/\\evil.example/', '/\t/evil.example/', '//evil.example/'])(
  'the nginx file of a static export leads to no other host from %j',
  (decoded) => {
    const { origin } = new URL(redirectOf(decoded) ?? '/', 'https://www.obriy.example');
    expect(origin).toBe('https://www.obriy.example');
  },
);
