type OptionalKey<T> = { [Key in keyof T]-?: undefined extends T[Key] ? Key : never }[keyof T];

/** The visible effect of each absent optional field; one text when it is the same for all. Null: no effect. */
export type Effects<T> = string | Readonly<Record<OptionalKey<T>, string | null>>;
export type ItemOf<T> = T extends readonly (infer Each)[] ? Each : never;

export const searchResult = 'search results and messengers show the title and the picture of the page itself';

export const addressEffects = {
  locality: 'search engines are told no town',
  postal_code: 'search engines are told no postal code',
};
