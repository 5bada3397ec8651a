/** The URL of the service worker. Its query carries the settings, because the worker may run without a page. */
export const workerPath = '/sw.js';

export const cachePrefix = 'obriy-';
