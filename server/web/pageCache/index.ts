export { createPageCache, type PageCacheOptions, type PageCacheStats } from './pageCache.ts';
export type { StoredPage, RenderedPage } from './page.ts';
export { normalisePageUrl, type PageKey } from './pageKey.ts';
export { sendPage } from './sendPage.ts';
export { createFastPath } from './fastPath.ts';
export { fixedHeaders } from './fixedHeaders.ts';
