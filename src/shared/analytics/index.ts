export { commandTags, openDataLayer, pushToDataLayer } from './dataLayer.ts';
export type { AnalyticsEvent } from './events.ts';
export { createTagManager } from './tagManager.ts';
