import type { Localized } from '#domain/languages.ts';
import type { MediaImage } from '../ports.ts';
import type { FieldPath } from './problems.ts';

/** A picture named in the content; a class, so that the walk below can detect it. */
export class PictureSource {
  readonly file: string;
  readonly alt: Localized<string>;
  /** panorama: all around from one point, to be looked at with a viewer. */
  readonly kind: 'plain' | 'panorama';

  constructor(file: string, alt: Localized<string>, kind: 'plain' | 'panorama' = 'plain') {
    this.file = file;
    this.alt = alt;
    this.kind = kind;
  }
}

type LocalizedImage = MediaImage & { alt: Localized<string> };

/** `T` with every named picture replaced by the picture itself. */
export type Illustrated<T> = T extends PictureSource
  ? LocalizedImage
  : T extends readonly (infer U)[]
    ? Illustrated<U>[]
    : T extends object
      ? { [K in keyof T]: Illustrated<T[K]> }
      : T;

type FindImage = (source: PictureSource, field: FieldPath) => Promise<MediaImage>;

async function walk(value: unknown, field: FieldPath, find: FindImage): Promise<unknown> {
  if (value instanceof PictureSource) return { ...(await find(value, [...field, 'file'])), alt: value.alt };
  if (Array.isArray(value)) return Promise.all(value.map(async (item, index) => walk(item, [...field, index], find)));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(
    async ([key, item]) => [key, await walk(item, [...field, key], find)] as const,
  );
  return Object.fromEntries(await Promise.all(entries));
}

export async function illustrate<T>(value: T, find: FindImage): Promise<Illustrated<T>> {
  return (await walk(value, [], find)) as Illustrated<T>;
}
