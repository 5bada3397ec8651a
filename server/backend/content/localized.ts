import type { Language } from '../language.ts';

/** A value that is written once per language. */
export interface Localized<T> {
  ua: T;
  en: T;
}

/** `T` with every localized value in it replaced by the value of one language. */
export type In<T> =
  T extends Localized<infer U>
    ? U
    : T extends readonly (infer U)[]
      ? In<U>[]
      : T extends object
        ? { [K in keyof T]: In<T[K]> }
        : T;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function pick(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, language));
  if (!isRecord(value)) return value;
  if ('ua' in value && 'en' in value) return value[language];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, pick(item, language)]));
}

/** Keys `ua` and `en` side by side mean a localized value, so neither may be an alias or a dictionary key. */
export function inLanguage<T>(value: T, language: Language): In<T> {
  return pick(value, language) as In<T>;
}
