export { nextTask, withTimeout } from './tasks.ts';
