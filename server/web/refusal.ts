/** Headers that keep search engines from indexing a copy of the site. */
export const refusal: Readonly<Record<string, string>> = { 'x-robots-tag': 'noindex, nofollow' };
