import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteVariables } from '../../server/siteSettings.ts';
import { defaultSettings } from '../../src/shared/config/settings.ts';
import { edited, recipes } from '../support/recipes.ts';
import { temporaryFolders } from '../support/temporaryFolders.ts';
import {
  type Document,
  documents,
  firstColumnOf,
  linksOf,
  pathsOf,
  programsOf,
  root,
  scriptsOf,
  toolsOf,
} from './documents.ts';

/** Files that a build or a start creates are named too, and do not exist in a fresh clone. */
const made = ['dist', 'var'];
const folders = readdirSync(root).filter((name) => !made.includes(name));

/** An address that content.md uses as an example. */
const examples = ['content/news/windows-are-in/'];

const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

const runTool = (...args: string[]) =>
  spawnSync(process.execPath, ['--no-warnings', path.join(root, 'tools/main.ts'), ...args], { encoding: 'utf8' });

const newFolder = temporaryFolders();

/** The names that `npm run tool` lists. */
const tools = [...runTool().stdout.matchAll(/^ {2}(\S+) {2}/gm)].map(([, name = '']) => name);

const documentOf = (name: string): string => documents.find((document) => document.name === name)?.text ?? '';

/** `<alias>` stands for any name. */
const isThere = (name: string, folder: string): boolean =>
  globSync(name.replaceAll(/<\w+>/g, '*'), { cwd: path.join(root, folder) }).length > 0;

/** Lists all faults of each document in one failure. */
const wrongIn = (find: (document: Document) => string[]): string[] =>
  documents.flatMap((document) => find(document).map((name) => `${document.name}: ${name}`));

it('every link leads to a file that exists', () => {
  const missing = wrongIn((document) =>
    linksOf(document).filter((target) => !isThere(target, path.dirname(document.name))),
  );
  expect(missing).toEqual([]);
});

it('every named file and folder exists', () => {
  const named = documents.flatMap((document) => pathsOf(document, folders));
  expect(named.length).toBeGreaterThan(50);
  const missing = wrongIn((document) =>
    pathsOf(document, folders).filter((name) => !examples.includes(name) && !isThere(name, '.')),
  );
  expect(missing).toEqual([]);
});

it('every named command can be run', () => {
  const missing = wrongIn((document) => [
    ...scriptsOf(document).filter((script) => scripts[script] === undefined),
    ...toolsOf(document).filter((tool) => !tools.includes(tool)),
    ...programsOf(document).filter((program) => !isThere(program, '.')),
  ]);
  expect(missing).toEqual([]);
});

it('an unknown tool is an error that lists the known ones', () => {
  const { status, stderr } = runTool('none');
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^There is no tool named none\.\n[^]*\n {2}leads +\w/)]);
});

it('the fixture has every file of the table of content files', () => {
  const files = firstColumnOf(documentOf('docs/content.md')).filter(
    (name) => name.includes('/') || name.endsWith('.yaml'),
  );
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !isThere(file, '__tests__/support/content'))).toEqual([]);
});

it('every place that a recipe changes exists', () => {
  const sources = new Map<string, string>();
  const sourceOf = (file: string): string => sources.get(file) ?? readFileSync(path.join(root, file), 'utf8');
  const edits = Object.values(recipes).flatMap((recipe) => {
    for (const [file, text] of Object.entries(recipe.files ?? {})) sources.set(file, text);
    return recipe.edits;
  });
  for (const edit of edits) sources.set(edit[0], edited(sourceOf(edit[0]), edit));
  expect(sources.size).toBeGreaterThan(20);
});

/** The two tables of docs/settings.md. */
const [siteTable = '', serverTable = ''] = documentOf('docs/settings.md').split('## Environment of the server');

it('the table of settings has every setting and every variable that sets one', () => {
  expect(firstColumnOf(siteTable).toSorted()).toEqual(Object.keys(defaultSettings).toSorted());
  const variables = new Set(siteTable.match(/\bSITE_[A-Z_]*[A-Z]\b/g));
  expect([...variables].toSorted()).toEqual(Object.keys(siteVariables).toSorted());
});

it('the table of the environment has every variable of the server', () => {
  const config = readFileSync(path.join(root, 'server/config.ts'), 'utf8');
  const own = [...config.matchAll(/^ {2}([A-Z_]+): z\b/gm)].map(([, name = '']) => name);
  expect(own).toContain('PORT');
  expect(firstColumnOf(serverTable).toSorted()).toEqual(own.toSorted());
});

it('the table of events has every event of the tag manager, with its fields', () => {
  const source = readFileSync(path.join(root, 'src/shared/analytics/events.ts'), 'utf8');
  const events = [...source.matchAll(/readonly event: '([\w.]+)';([^}]*)/g)];
  const table = documentOf('docs/analytics.md').split('## Events')[1]?.split('\n## ')[0] ?? '';
  expect(events.length).toBeGreaterThan(5);
  expect(firstColumnOf(table).toSorted()).toEqual(events.map(([, name = '']) => name).toSorted());
  const undocumented = events.flatMap(([, name = '', fields = '']) => {
    const row = table.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? '';
    return [...fields.matchAll(/readonly '?([\w.]+)'?:/g)]
      .map(([, field = '']) => field)
      .filter((field) => !row.includes(`\`${field}\``));
  });
  expect(undocumented).toEqual([]);
});

it('a tool that builds the site says which command installs what it needs', async () => {
  const tool = path.join(await newFolder(), 'tools/main.ts');
  cpSync(path.join(root, 'tools/main.ts'), tool);
  const { status, stderr } = spawnSync(process.execPath, ['--no-warnings', tool, 'export'], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([1, 'export builds the site first, which needs all packages: run npm ci\n']);
});
