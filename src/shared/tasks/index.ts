export { retryAfterOf } from './retryAfter.ts';
export { nextTask, withTimeout } from './tasks.ts';
