/** What every answer of a copy that is not the site says to search engines. */
export const refusal: Readonly<Record<string, string>> = { 'x-robots-tag': 'noindex, nofollow' };
