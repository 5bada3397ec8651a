import { contentFallback, type Language, languages, localized, type Localized } from '#domain/languages.ts';

/** Values in some languages as values in all of them; undefined where a language without a fallback has none. */
export function withFallbacks<T>(values: Partial<Localized<T>>): Localized<T | undefined> {
  return localized((language) => {
    const fallback = contentFallback(language);
    return values[language] ?? (fallback && values[fallback]);
  });
}

/** `T` with every localized value in it replaced by the value of one language. */
export type InOneLanguage<T> =
  T extends Localized<infer U>
    ? U
    : T extends readonly (infer U)[]
      ? InOneLanguage<U>[]
      : T extends object
        ? { [K in keyof T]: InOneLanguage<T[K]> }
        : T;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function pick(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, language));
  if (!isRecord(value)) return value;
  if (languages.every((each) => each in value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item, language)]));
}

/** The codes of all languages side by side mean a localized value, so none of them may be an alias or a dictionary key. */
export function inLanguage<T>(value: T, language: Language): InOneLanguage<T> {
  return pick(value, language) as InOneLanguage<T>;
}
