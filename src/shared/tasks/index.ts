export { retryAfterOf } from './retryAfter.ts';
export { nextTask, withTimeout } from './tasks.ts';
export { awaitHydration, endHydration, useHydrated, whenHydrated } from './hydration.ts';
