export { retryAfterOf } from './retryAfter.ts';
export { nextTask, withTimeout } from './tasks.ts';
export { useHydrated } from './useHydrated.ts';
export { awaitHydration, endHydration, whenHydrated } from './whenHydrated.ts';
