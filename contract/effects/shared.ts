type OptionalKey<T> = { [Key in keyof T]-?: undefined extends T[Key] ? Key : never }[keyof T];

/** What a visitor does not see without each offered field; one text where it is the same for all of them. Null: nothing is lost. */
export type Effects<T> = string | Readonly<Record<OptionalKey<T>, string | null>>;
export type ItemOf<T> = T extends readonly (infer Each)[] ? Each : never;

export const searchResult = 'search results and messengers show the title and the picture of the page itself';

export const addressEffects = {
  locality: 'search engines are told no town',
  postal_code: 'search engines are told no postal code',
};
