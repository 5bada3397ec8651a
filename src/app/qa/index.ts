export { openQa } from './openQa.ts';
