import { readSources } from './readSources.ts';
import { badLines, lineCount, maxLines } from './sourceRules.ts';

// In parts, so that this file does not break the rules itself.
const oxlint = 'oxlint';
const ts = '@ts';
const untyped = 'any';
const rules = `${oxlint}-disable-next-line no-console`;
const expectError = `// ${ts}-expect-error`;

test.each([
  `// ${rules}`,
  `// ${rules} --`,
  `/* ${rules} */`,
  expectError,
  `// ${ts}-ignore because it is late`,
  `const x: ${untyped} = 1;`,
  `run(x as ${untyped});`,
  `new Map<${untyped}, string>();`,
])('%s is refused', (line) => {
  expect(badLines(`const before = 1;\n${line}`)).toEqual([`2: ${line}`]);
});

test.each([
  `// ${rules} -- the person who embeds the site reads this`,
  `// ${rules} -- a region that scrolls`,
  `${expectError} -- the declaration lacks the field that the docs name`,
  '// any word in a comment: any',
  'const company = many;',
])('%s is allowed', (line) => {
  expect(badLines(line)).toEqual([]);
});

test('every silenced check says why, and no type is given up', () => {
  const bad = readSources('{src,server,contract,tools,__tests__,e2e}/**/*.{ts,tsx}').flatMap(({ file, source }) =>
    badLines(source).map((line) => `${file}:${line}`),
  );
  expect(bad).toEqual([]);
});

test(`no file is longer than ${maxLines} lines`, () => {
  const long = readSources('{src,server}/**/*.{ts,tsx,css}')
    .filter(({ source }) => lineCount(source) > maxLines)
    .map(({ file, source }) => `${file}: ${lineCount(source)}`);
  expect(long).toEqual([]);
});

test('nothing reaches the data layer past the typed events', () => {
  const past = readSources('src/**/*.{ts,tsx}').filter(
    ({ file, source }) => !file.startsWith('src/shared/analytics/') && /\bdataLayer\b/.test(source),
  );
  expect(past.map(({ file }) => file)).toEqual([]);
});

/** Of late parts alone: the first of each costs a slow phone a quarter of a second (docs/decisions/scripts-after-first-paint.md). */
const mayAskIntl = [
  'src/features/qa/report/makeReport.ts',
  'src/serviceWorker/readablePages.ts',
  'src/shared/format/ownClock.ts',
];

test('only parts that come late ask Intl', () => {
  const asking = readSources('src/**/*.{ts,tsx}').filter(({ source }) =>
    /\bnew Intl\.|\bIntl\.\w+\(|\.localeCompare\(|\.toLocale(?:Date|Time)?String\(/.test(source),
  );
  expect(asking.map(({ file }) => file).toSorted()).toEqual(mayAskIntl);
});
