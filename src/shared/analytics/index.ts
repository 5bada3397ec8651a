export { commandTags, openDataLayer, pushToDataLayer } from './dataLayer.ts';
export type { AnalyticsEvent } from './events.ts';
export { createTagManager, type TagManager } from './tagManager.ts';
