import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { glob } from 'node:fs/promises';
import { recipes } from '../../__tests__/support/recipes.ts';
import { median } from '../bench/median.ts';
import { crossings } from './crossings.ts';
import { repeatedNames } from '../repeatedNames.ts';

/** Prints the size and complexity of the code. */
const root = path.resolve(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const filesOf = async (pattern: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for await (const file of glob(pattern, { cwd: root })) found.push(file);
  return found.sort();
};
const linesOf = (file: string): number => read(file).trimEnd().split('\n').length;

async function modulesOf(folders: string[]): Promise<readonly IModule[]> {
  const { output } = await cruise(folders, {
    baseDir: root,
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    ruleSet: { forbidden: [{ name: 'cycle', from: {}, to: { circular: true } }] },
    validate: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.js', '.json'],
    },
  });
  return (output as ICruiseResult).modules;
}

/** Strongly connected groups of modules: each is one tangle. */
function tangles(modules: readonly IModule[]): readonly (readonly string[])[] {
  const arrows = new Map(
    modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (from: string, to: (name: string) => readonly string[], leave: (name: string) => void): void => {
    const stack: [name: string, next: number][] = [[from, 0]];
    seen.add(from);
    for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
      const next = to(top[0])[top[1]++];
      if (next === undefined) {
        leave(top[0]);
        stack.pop();
      } else if (!seen.has(next) && arrows.has(next)) {
        seen.add(next);
        stack.push([next, 0]);
      }
    }
  };
  for (const name of arrows.keys())
    if (!seen.has(name))
      visit(
        name,
        (each) => arrows.get(each) ?? [],
        (each) => order.push(each),
      );
  const backward = new Map<string, string[]>();
  for (const [from, all] of arrows) for (const to of all) backward.set(to, [...(backward.get(to) ?? []), from]);
  seen.clear();
  const groups: string[][] = [];
  for (const name of order.toReversed()) {
    if (seen.has(name)) continue;
    const group: string[] = [];
    visit(
      name,
      (each) => backward.get(each) ?? [],
      (each) => group.push(each),
    );
    if (group.length > 1) groups.push(group);
  }
  return groups;
}

const scripts = (await filesOf('src/**/*.{ts,tsx}')).filter((file) => !file.endsWith('.d.ts'));
const styles = await filesOf('src/**/*.css');
const lengths = scripts.map(linesOf);
const longest = scripts
  .map((file, index) => ({ file, lines: lengths[index] ?? 0 }))
  .sort((a, b) => b.lines - a.lines)[0];
const modules = await modulesOf(['src', 'contract', 'server']);
const importers = new Map<string, number>();
for (const { dependencies } of modules) {
  for (const to of new Set(dependencies.map(({ resolved }) => resolved)))
    importers.set(to, (importers.get(to) ?? 0) + 1);
}
const single = scripts.filter((file, index) => (lengths[index] ?? 0) <= 30 && importers.get(file) === 1);
const groups = tangles(modules);
const repeated = repeatedNames(scripts.map((file) => ({ file, source: read(file) })));
const breakpoints = new Set(
  styles.flatMap(
    (file) => read(file).match(/(?<=@(?:media|container)[^{]*\b(?:width|height) ?[<>=:]+ )[\d.]+\w+/g) ?? [],
  ),
);
const documents = ['README.md', ...(await filesOf('docs/**/*.md'))];
/** Table bars, arrows and single brackets are not words. */
const isWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const words = documents.reduce((sum, file) => sum + read(file).split(/\s+/).filter(isWord).length, 0);

/** Files of the product that somebody writes or edits who follows a recipe of docs/recipes.md. */
function filesOfRecipe(name: string): readonly string[] {
  const recipe = recipes[name];
  if (recipe === undefined) throw new Error(`There is no recipe for ${name}`);
  const { files = {}, edits } = recipe;
  const all = new Set([...Object.keys(files), ...edits.map(([file]) => file)]);
  return [...all].filter((file) => !file.startsWith('__tests__/'));
}

/** The field and its filter have their texts in one file a language. */
const fieldAndFilter = new Set(
  [...filesOfRecipe('field'), ...filesOfRecipe('filter')].map((file) => file.replace(/^(i18n\/\w+)\/.*/, '$1')),
);

for (const file of Object.values(crossings).flat()) {
  if (!existsSync(path.join(root, file))) throw new Error(`tools/house/crossings.ts names ${file}, which is gone`);
}

const table: readonly (readonly [figure: string, now: string, goal: string])[] = [
  ['TypeScript files in src', String(scripts.length), 'at most 480'],
  ['CSS files', String(styles.length), 'at most 150'],
  ['lines of src', String(lengths.reduce((sum, lines) => sum + lines, 0)), 'at most 31,000'],
  ['median / longest file, lines', `${median(lengths)} / ${longest?.lines} (${longest?.file})`, '50 to 60 / 250'],
  ['files of at most 30 lines with one importer', String(single.length), 'fewer than 40'],
  [
    `files a fact crosses: ${Object.keys(crossings)
      .map((fact) => fact.replace(/:.*/, ''))
      .join(', ')}`,
    Object.values(crossings)
      .map(({ length }) => length)
      .join(' / '),
    '14 / 30 / 32 / 10 / 26',
  ],
  ['places that name a page', String(filesOfRecipe('page').length), 'at most 14'],
  ['files of a new field with its filter chip', String(fieldAndFilter.size), 'at most 12'],
  ['import cycles, type-only included', `${groups.length} (${groups.map(({ length }) => length).join(', ')})`, '0'],
  ['exported names that exist twice', String(repeated.length), '0'],
  ['breakpoints in CSS', String(breakpoints.size), 'at most 6'],
  ['words in docs', String(words), 'at most 14,000'],
];
for (const [figure, now, goal] of table) process.stdout.write(`${figure.padEnd(62)}${now.padEnd(44)}${goal}\n`);
if (process.argv.includes('--names')) {
  for (const group of groups) process.stdout.write(`\ncycle: ${group.join(' ')}\n`);
  for (const [name, files] of repeated) process.stdout.write(`\n${name}: ${files.join(' ')}\n`);
  process.stdout.write(`\n${[...breakpoints].join('\n')}\n`);
}
