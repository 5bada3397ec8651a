import { repeatedNames } from '../../tools/repeatedNames.ts';
import { readSources } from './readSources.ts';

/** Filters the files and joins their names, so that a failure lists all of them. */
const filesThat = (pattern: string, breaks: (source: string) => boolean): string[] =>
  readSources(pattern)
    .filter(({ source }) => breaks(source))
    .map(({ file }) => file)
    .toSorted();

test('every disabled check gives its reason', () => {
  // After the names of the rules comes ` -- ` and a reason of two words; oxlint does not ask for one.
  const withoutReason = /(?:oxlint|eslint)-disable(?:-next-line|-line)?(?!.* -- \S.*\s\S)/;
  const own = 'sourceRules.test.ts';
  const bad = filesThat('{src,server,contract,domain,tools,__tests__,e2e}/**/*.{ts,tsx}', (source) =>
    withoutReason.test(source),
  );
  expect(bad.filter((file) => !file.endsWith(own))).toEqual([]);
});

const maxLines = 250;

test(`no file is longer than ${maxLines} lines`, () => {
  const long = filesThat(
    '{{src,server,contract,domain,tools}/**/*.{ts,tsx,css},*.{ts,mjs}}',
    (source) => !source.startsWith('/* Written by tools/') && source.trimEnd().split('\n').length > maxLines,
  );
  expect(long).toEqual([]);
});

test('every exported name of the site exists once', () => {
  const sources = readSources('src/**/*.{ts,tsx}').filter(({ file }) => !file.endsWith('.d.ts'));
  expect(repeatedNames(sources)).toEqual([]);
});

test('finds a name that two files export', () => {
  const sources = ['a.ts', 'b.ts'].map((file) => ({ file, source: 'export type Place = string;\n' }));
  expect(repeatedNames(sources)).toEqual([['Place', ['a.ts', 'b.ts']]]);
});

test('every article element has an accessible name', () => {
  const nameless = filesThat('src/**/*.tsx', (source) => /<article(?![^>]*\saria-label)/.test(source));
  expect(nameless).toEqual([]);
});

test('no component bypasses the typed events of the data layer', () => {
  const past = filesThat('src/**/*.{ts,tsx}', (source) => /\bdataLayer\b/.test(source));
  expect(past.filter((file) => !file.startsWith('src/shared/analytics/'))).toEqual([]);
});

/** Lazy modules only: the first formatter of each costs a slow phone a quarter of a second (docs/decisions/deferred-scripts.md). */
const mayUseIntl = [
  'src/features/qa/report/saveReport.ts',
  'src/serviceWorker/offlinePage.ts',
  'src/shared/format/clock.ts',
];

test('only lazy modules use Intl', () => {
  const using = filesThat('src/**/*.{ts,tsx}', (source) =>
    /\bnew Intl\.|\bIntl\.\w+\(|\.localeCompare\(|\.toLocale(?:Date|Time)?String\(/.test(source),
  );
  expect(using).toEqual(mayUseIntl);
});
