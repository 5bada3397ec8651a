/** The URL of the service worker. Its query carries the settings, because the worker may run without a page. */
export const workerPath = '/sw.js';

/** The names of its caches begin so. */
export const cachePrefix = 'obriy-';
