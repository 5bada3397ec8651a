export { nextTask, retryAfterOf, withTimeout } from './tasks.ts';
export { awaitHydration, endHydration, useHydrated, whenHydrated } from './hydration.ts';
