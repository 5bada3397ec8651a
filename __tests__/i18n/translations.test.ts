import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { create, type Font } from 'fontkit';
import { type Language, languageTag, languages, type Localized, localized } from '#domain/languages.ts';
import { readSourceTexts, type SourceTexts } from '../support/sourceTexts.ts';

const folder = path.join(__dirname, '../../i18n');
type Texts = ReadonlyMap<string, string>;

const flatten = (value: unknown, prefix = ''): [string, string][] =>
  typeof value === 'string'
    ? [[prefix, value]]
    : Object.entries(value as object).flatMap(([key, inner]) =>
        flatten(inner, prefix === '' ? key : `${prefix}.${key}`),
      );

const read = (language: Language, namespace: string): Texts =>
  new Map(flatten(JSON.parse(readFileSync(path.join(folder, language, `${namespace}.json`), 'utf8'))));

const namespacesOf = (language: Language): string[] =>
  readdirSync(path.join(folder, language))
    .filter((file) => file.endsWith('.json'))
    .map((file) => path.basename(file, '.json'));

/** `months_few` gives `months`; a key that only ends like a plural, without siblings, stays. */
const pluralBase = (key: string, texts: Texts): string | undefined => {
  const base = /^(.*)_(?:zero|one|two|few|many|other)$/.exec(key)?.[1];
  return base !== undefined && texts.has(`${base}_other`) ? base : undefined;
};
const baseOf = (key: string, texts: Texts): string => pluralBase(key, texts) ?? key;
const bases = (texts: Texts): string[] => [...new Set([...texts.keys()].map((key) => baseOf(key, texts)))].toSorted();
const placeholders = (text: string): string[] =>
  [...text.matchAll(/{{\s*(\w+)[^}]*}}|<(\w+)>/g)].map(([all]) => all).toSorted();

const namespaces = namespacesOf('en');

it.each(languages)('has the same files in %s as in English', (language) => {
  expect(namespacesOf(language)).toEqual(namespaces);
});

it.each(languages)(
  'every file of %s is loaded lazily, except the texts needed earlier or offline and those of PDFs, emails and QA',
  async (language) => {
    const lazy = namespaces.filter(
      (namespace) =>
        !['alphabet', 'failure', 'flatPdf', 'format', 'formatMore', 'mail', 'offline', 'offlinePage', 'qa'].includes(
          namespace,
        ),
    );
    const texts = (await import(`../../i18n/${language}/index.ts`)) as object;
    expect(Object.keys(texts).toSorted()).toEqual(lazy);
  },
);

/** Lists all faults of each file in one failure. */
const wrongIn = (find: (texts: Localized<Texts>) => readonly string[]): string[] =>
  namespaces.flatMap((namespace) =>
    find(localized((language) => read(language, namespace))).map((key) => `${namespace}: ${key}`),
  );
const keysThat = (texts: Localized<Texts>, isWrong: (text: string) => boolean): string[] =>
  Object.entries(texts).flatMap(([language, all]) =>
    [...all].filter(([, text]) => isWrong(text)).map(([key]) => `${language} ${key}`),
  );

it('has the same keys in each language', () => {
  const differing = wrongIn((texts) =>
    languages.flatMap((language) => {
      const differences = new Set(bases(texts[language])).symmetricDifference(new Set(bases(texts.en)));
      return [...differences].map((key) => `${language} ${key}`);
    }),
  );
  expect(differing).toEqual([]);
});

it('has every plural form of each language', () => {
  const missing = wrongIn((texts) =>
    languages.flatMap((language) => {
      const { pluralCategories } = new Intl.PluralRules(languageTag(language)).resolvedOptions();
      return bases(texts[language])
        .filter((base) => texts[language].has(`${base}_other`))
        .flatMap((base) => pluralCategories.map((form) => `${base}_${form}`))
        .filter((key) => !texts[language].has(key))
        .map((key) => `${language} ${key}`);
    }),
  );
  expect(missing).toEqual([]);
});

it('has the same placeholders in each language', () => {
  const differing = wrongIn((texts) =>
    languages.flatMap((language) =>
      [...texts[language]]
        .filter(([key, text]) => {
          const english = texts.en.get(key) ?? texts.en.get(`${baseOf(key, texts[language])}_other`);
          return english === undefined || String(placeholders(text)) !== String(placeholders(english));
        })
        .map(([key]) => `${language} ${key}`),
    ),
  );
  expect(differing).toEqual([]);
});

/** Keys of texts that a text contains. */
const nested = (text: string): string[] => [...text.matchAll(/\$t\((.*?)\)/g)].map(([, key = '']) => key);

it('uses no formatter', () => {
  expect(wrongIn((texts) => keysThat(texts, (text) => /{{[^}]*,/.test(text)))).toEqual([]);
});

it('nests only the brand, which every page loads', () => {
  const brand = new Set([...read('en', 'brand').keys()].map((key) => `brand:${key}`));
  expect(wrongIn((texts) => keysThat(texts, (text) => !brand.isSupersetOf(new Set(nested(text)))))).toEqual([]);
});

it('has no empty text', () => {
  expect(wrongIn((texts) => keysThat(texts, (text) => text.trim() === ''))).toEqual([]);
});

describe('the sources', () => {
  let sources: SourceTexts;
  beforeAll(async () => {
    sources = await readSourceTexts();
  });

  it('use every key', () => {
    const inTexts = new Set(
      namespaces.flatMap((namespace) => [...read('en', namespace).values()].flatMap((text) => nested(text))),
    );
    const isUsed = (key: string): boolean =>
      inTexts.has(key) || sources.strings.has(key) || sources.patterns.some((pattern) => pattern.test(key));
    const unused = namespaces.flatMap((namespace) =>
      bases(read('en', namespace))
        .filter((key) => !isUsed(key) && !isUsed(`${namespace}:${key}`))
        .map((key) => `${namespace}:${key}`),
    );
    expect(unused).toEqual([]);
  });

  it('contain no visible text of their own', () => {
    expect(sources.hardCoded).toEqual([]);
  });
});

const fonts = path.join(__dirname, '../../src/shared/ui/fonts');
/** A keyboard symbol comes from the system; a soft hyphen is drawn as a hyphen. */
const notDrawn = /[⌘\s\u00AD]/;

it.each([
  ['sans', /./],
  // Headlines contain no addresses and no form symbols.
  ['serif', /[\p{L}\p{N}.,:;!?…—–−«»“”’ʼ%+()₴²№]/u],
])('has only characters that the %s faces of the first paint can draw', (family, used) => {
  const drawn = new Set(
    readdirSync(fonts)
      .filter((file) => file.startsWith(family) && file.endsWith('.woff2'))
      .flatMap((file) => (create(readFileSync(path.join(fonts, file))) as Font).characterSet),
  );
  const missing = (text: string): boolean =>
    Array.from(text.replaceAll(/{{[^}]*}}|<[^>]*>/g, '')).some(
      (sign) => used.test(sign) && !notDrawn.test(sign) && !drawn.has(sign.codePointAt(0) ?? 0),
    );
  expect(wrongIn((texts) => keysThat(texts, missing))).toEqual([]);
});
