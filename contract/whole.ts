import type { RichBlock } from './richText.ts';

/** Fields that the reference backend also omits when they are empty. */
export const occasional = [
  'costs',
  'discount',
  'flat',
  'free_flats',
  'locality',
  'longest_instalment',
  'placeholder',
  'postal_code',
  'rules',
  'send_mail_to',
  'young',
] as const;
type Occasional = (typeof occasional)[number];

/** A response with all optional fields, as the reference backend makes it. */
export type Whole<T> = T extends string | number | boolean | null | undefined | RichBlock
  ? T
  : T extends readonly (infer Item)[]
    ? Whole<Item>[]
    : { [Key in keyof T as Exclude<Key, Occasional>]-?: Whole<Exclude<T[Key], undefined>> } & {
        [Key in keyof T as Extract<Key, Occasional>]?: Whole<Exclude<T[Key], undefined>> | undefined;
      };
