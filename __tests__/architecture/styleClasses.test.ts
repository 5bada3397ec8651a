import path from 'node:path';
import { readSources, type Source } from './readSources.ts';

/** The classes of a CSS module, without those of a library's elements. */
function classesOf(css: string): Set<string> {
  const selectors = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/url\([^)]*\)|:global\([^)]*\)/g, '');
  return new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name));
}

interface Sheet {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly named: ReadonlySet<string>;
  /** Whether a class is looked up by a name that is only known at run time. */
  readonly computed: boolean;
}

/** The class names that a component uses of each CSS module that it imports. */
function sheetsOf({ file, source }: Source): Sheet[] {
  return [...source.matchAll(/^import (\w+) from '(\.[^']+\.module\.css)';/gm)].map(([, name = '', to = '']) => ({
    file: path.posix.join(path.posix.dirname(file), to),
    named: new Set(
      [...source.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|\\['([^']+)'\\])`, 'g'))].map(
        ([, plain, quoted]) => plain ?? quoted ?? '',
      ),
    ),
    computed: new RegExp(`\\b${name}\\[[^']`).test(source),
  }));
}

/** Names without a class, and classes without a name: TypeScript accepts any name. */
function strayClasses(components: readonly Source[], sheets: readonly Source[]): string[] {
  const imports = components.flatMap((component) =>
    sheetsOf(component).map((sheet) => ({ ...sheet, by: component.file })),
  );
  return sheets.flatMap(({ file, source }) => {
    const classes = classesOf(source);
    const importers = imports.filter((sheet) => sheet.file === file);
    const missing = importers.flatMap(({ by, named }) =>
      [...named].filter((name) => !classes.has(name)).map((name) => `${by} names .${name}, which ${file} has not`),
    );
    const idle = importers.some(({ computed }) => computed)
      ? []
      : [...classes].filter((name) => !importers.some(({ named }) => named.has(name)));
    return [...missing, ...idle.map((name) => `${file} has .${name}, which nobody names`)];
  });
}

test('every class that a component names exists, and every class is used', () => {
  const sheets = readSources('src/**/*.module.css');
  expect(sheets.length).toBeGreaterThan(100);
  expect(strayClasses(readSources('src/**/*.{ts,tsx}'), sheets)).toEqual([]);
});

/** Named in `tokens.css`: a media query cannot read a custom property. */
const breakpoints = ['18rem', '22.5rem', '30rem', '40rem', '48rem', '64rem', '80rem'];

test('layouts change at one of seven widths, written as a range', () => {
  const conditions = readSources('src/**/*.css').flatMap(({ file, source }) =>
    [...source.matchAll(/@(?:media|container)([^{]*)/g)].flatMap(([, query = '']) =>
      [...query.matchAll(/\(([^)]*\b(?:width|height)\b[^)]*)\)/g)].map(([, condition = '']) => ({ file, condition })),
    ),
  );
  expect(conditions.length).toBeGreaterThan(50);
  const others = conditions.filter(({ condition }) => {
    const [, length = ''] = /^(?:width|height) (?:<|>|<=|>=) (\S+)$/.exec(condition) ?? [];
    return !breakpoints.includes(length);
  });
  expect(others).toEqual([]);
});
