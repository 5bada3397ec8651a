import type { Favourite } from './favourite.ts';
import { aliasesOf } from './sharedFlats.ts';

/** What a browser must keep so that the saved flats can be read without a network: paths of calls, addresses of pictures. */
export function offlineUrlsOf(flats: readonly Favourite[]): {
  readonly calls: readonly string[];
  readonly pictures: readonly string[];
} {
  if (flats.length === 0) return { calls: [], pictures: [] };
  return {
    calls: [
      '/api/projects',
      ...aliasesOf(flats).map((alias) => `/api/projects/${encodeURIComponent(alias)}/plannings`),
    ],
    pictures: [...new Set(flats.flatMap(({ plan }) => (plan === null ? [] : [plan.src])))],
  };
}
