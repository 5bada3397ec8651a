export { LoadFailure, retryImport } from './retryImport.ts';
