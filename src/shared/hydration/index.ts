export { useHydrated } from './useHydrated.ts';
export { awaitHydration, endHydration, whenHydrated } from './whenHydrated.ts';
