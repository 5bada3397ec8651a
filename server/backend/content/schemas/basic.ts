import * as z from 'zod';
import { Position } from '#contract/common.ts';
import { contentFallback, isLanguage, languages, localized, type Localized } from '#domain/languages.ts';
import { withFallbacks } from '../localized.ts';
import { PictureSource } from '../picture.ts';

export const text = z.string().trim().min(1, 'must not be empty');

export const webUrl = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });

/** Names the fields of an object whose value is something else. */
const written = (fields: string) => ({
  error: ({ code }: z.core.$ZodRawIssue) => (code === 'invalid_type' ? `must be written as ${fields}` : undefined),
});
const localFields = `{ ${languages.map((language) => `${language}: …`).join(', ')} }`;
const pictureFields = written(`{ file: …, alt: ${localFields} }`);

/** Required in each language that has no fallback. */
export const localText = z
  .strictObject(
    localized((language) => (contentFallback(language) === undefined ? text : text.optional())) as Localized<
      typeof text
    >,
    written(localFields),
  )
  .transform((texts) => withFallbacks(texts) as Localized<string>);

/** A text that reads alike in all languages may be written once. */
export const textOrLocal = z.preprocess(
  (value) => (typeof value === 'string' ? localized(() => value) : value),
  localText,
);

export const picture = z
  .strictObject({ file: text, alt: localText }, pictureFields)
  .transform(({ file, alt }) => new PictureSource(file, alt));

export const panorama = z
  .strictObject({ file: text, alt: localText }, pictureFields)
  .transform(({ file, alt }) => new PictureSource(file, alt, 'panorama'));

/** Address fields for search engines. */
export const addressParts = { locality: localText.optional(), postal_code: text.optional() };

export const position = z.strictObject(Position.shape);
export const seo = z.strictObject({ title: localText, description: localText });
export const titled = z.strictObject({ title: localText, text: localText });
export const figure = z.strictObject({ value: localText, label: localText });

/** Whole hryvnias. */
export const hryvnias = z.int('must be whole hryvnias').positive();

/** Null when absent. */
export const nullByDefault = <S extends z.ZodType>(schema: S) => schema.nullable().default(null);

/** A list file without a row yet is an empty list. */
export const listOf = <S extends z.ZodType>(item: S) => z.preprocess((value) => value ?? [], z.array(item));

/** Keys go into URLs and filters; a language code would be taken for a localized value. */
export const key = z
  .string()
  .regex(/^[a-z0-9]+([-_][a-z0-9]+)*$/, 'lower-case Latin letters, digits, - and _')
  .refine((value) => !isLanguage(value), 'a language code cannot be a key');
