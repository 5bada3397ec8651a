import type { Block } from './richText.ts';

/** Fields that also the reference backend gives only where it has something to say. */
export const occasional = [
  'costs',
  'discount',
  'flat',
  'free_flats',
  'locality',
  'placeholder',
  'postal_code',
  'rules',
  'send_mail_to',
  'young',
] as const;
type Occasional = (typeof occasional)[number];

/** An answer with nothing left out, as the reference backend makes it. */
export type Whole<T> = T extends string | number | boolean | null | undefined | Block
  ? T
  : T extends readonly (infer Item)[]
    ? Whole<Item>[]
    : { [Key in keyof T as Exclude<Key, Occasional>]-?: Whole<Exclude<T[Key], undefined>> } & {
        [Key in keyof T as Extract<Key, Occasional>]?: Whole<Exclude<T[Key], undefined>> | undefined;
      };
