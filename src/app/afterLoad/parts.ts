export { startAnalytics } from '../analytics/startAnalytics.ts';
export { prefetchLinks } from '../prefetch/prefetchLinks.ts';
