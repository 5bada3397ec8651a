import { spawnSync } from 'node:child_process';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteVariables } from '../../server/siteSettings.ts';
import { defaultSettings } from '../../src/shared/config/settings.ts';
import { documents, firstColumnOf, linksOf, pathsOf, programsOf, root, scriptsOf, toolsOf } from './documents.ts';

/** What is made by a build or a start is named too, and is not there in a fresh clone. */
const made = ['dist', 'var'];
const folders = readdirSync(root).filter((name) => !made.includes(name));

/** An address that content.md makes up to explain addresses. */
const examples = ['content/news/windows-are-in/'];

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const runTool = (...args: string[]) =>
  spawnSync(process.execPath, ['--no-warnings', path.join(root, 'tools/main.ts'), ...args], { encoding: 'utf8' });

/** The names that `npm run tool` lists. */
const tools = [...runTool().stdout.matchAll(/^ {2}(\S+) {2}/gm)].map(([, name = '']) => name);

const documentOf = (name: string): string => documents.find((document) => document.name === name)?.text ?? '';

/** `<alias>` stands for any name. */
const isThere = (name: string, folder: string): boolean =>
  globSync(name.replaceAll(/<\w+>/g, '*'), { cwd: path.join(root, folder) }).length > 0;

describe.each(documents)('$name', (document) => {
  it('links to what is there', () => {
    const missing = linksOf(document).filter((target) => !isThere(target, path.dirname(document.name)));
    expect(missing).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const missing = pathsOf(document, folders).filter((name) => !examples.includes(name) && !isThere(name, '.'));
    expect(missing).toEqual([]);
  });

  it('names commands that can be run', () => {
    expect(scriptsOf(document).filter((script) => scripts[script] === undefined)).toEqual([]);
    expect(toolsOf(document).filter((tool) => !tools.includes(tool))).toEqual([]);
    expect(programsOf(document).filter((program) => !isThere(program, '.'))).toEqual([]);
  });
});

it('every command of package.json is told of, or a step of another one', () => {
  const told = new Set(documents.flatMap(scriptsOf));
  const steps = Object.entries(scripts).flatMap(([name, command]) => [
    ...scriptsOf({ name, text: command }),
    ...(name.startsWith('pre') ? [name] : []),
  ]);
  expect(Object.keys(scripts).filter((name) => !told.has(name) && !steps.includes(name))).toEqual([]);
});

it('a tool that there is not is an error that lists those that there are', () => {
  const { status, stderr } = runTool('none');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no tool named none\.\n[^]*\n {2}leads +\w/)]);
});

it('the guard sees what it is for', () => {
  const planted = {
    name: 'README.md',
    text: '[a](docs/none.md#top) `server/none.ts` `npm run none -- --x`, `npm run --silent quiet` and npm test, `npm run tool none -- --x`\n```sh\nnode tools/none.ts\n```\n',
  };
  expect(linksOf(planted)).toEqual(['docs/none.md']);
  expect(pathsOf(planted, folders)).toEqual(['server/none.ts']);
  expect(scriptsOf(planted)).toEqual(['none', 'quiet', 'test', 'tool']);
  expect(toolsOf(planted)).toEqual(['none']);
  expect(programsOf(planted)).toEqual(['tools/none.ts']);
  expect([isThere('docs/none.md', '.'), isThere('server/main.ts', '.')]).toEqual([false, true]);
});

it('the table of content files names files of the demonstration', () => {
  const files = firstColumnOf(documentOf('docs/content.md')).filter(
    (name) => name.includes('/') || name.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !isThere(file, 'content'))).toEqual([]);
});

it('every setting and every variable that sets one is in the table of settings', () => {
  const settings = documentOf('docs/settings.md');
  expect(firstColumnOf(settings).toSorted()).toEqual(Object.keys(defaultSettings).toSorted());
  const variables = new Set(settings.match(/\bSITE_[A-Z_]*[A-Z]\b/g));
  expect([...variables].toSorted()).toEqual(Object.keys(siteVariables).toSorted());
});

it('every variable of the server is in the table of the environment', () => {
  const config = readFileSync(path.join(root, 'server/config.ts'), 'utf8');
  const own = [...config.matchAll(/^ {2}([A-Z_]+): z\b/gm)].map(([, name = '']) => name);
  expect(own).toContain('PORT');
  expect(firstColumnOf(documentOf('docs/development.md'))).toEqual(
    expect.arrayContaining([...own, ...Object.keys(siteVariables)]),
  );
});

it('every test of the running site is in the table of what it holds the pages to', () => {
  const told = firstColumnOf(documentOf('docs/development.md')).filter((name) => name.startsWith('e2e/'));
  expect(told.toSorted()).toEqual(globSync('e2e/**/*.test.ts', { cwd: root }).toSorted());
});

it('the glossary has each word once', () => {
  const rows = documentOf('docs/glossary.md')
    .split('\n')
    .filter((line) => /^\| (?!word|---)/.test(line));
  const words = rows.flatMap((row) => (row.split('|')[1] ?? '').split(',')).map((word) => word.trim());
  expect(words.length).toBeGreaterThan(50);
  expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([]);
});

it('every event that the tag manager may be told is in the table of events, with its fields', () => {
  const source = readFileSync(path.join(root, 'src/shared/analytics/events.ts'), 'utf8');
  const events = [...source.matchAll(/readonly event: '([\w.]+)';([^}]*)/g)];
  const table = documentOf('docs/analytics.md').split('## Events')[1]?.split('\n## ')[0] ?? '';
  expect(events.length).toBeGreaterThan(5);
  expect(firstColumnOf(table).toSorted()).toEqual(events.map(([, name = '']) => name).toSorted());
  const untold = events.flatMap(([, name = '', fields = '']) => {
    const row = table.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
    return [...fields.matchAll(/readonly '?([\w.]+)'?:/g)]
      .map(([, field = '']) => field)
      .filter((field) => !row.includes(`\`${field}\``));
  });
  expect(untold).toEqual([]);
});
