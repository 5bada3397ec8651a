export { sendApiError, errorBody } from './api/errors.ts';
export { assembleBackend, type Backend, type BackendParts } from './backend.ts';
export type { Snapshot } from './content/assemble.ts';
export { ContentError } from './content/problems.ts';
export { type BackendOptions, createBackend, type RunningBackend } from './createBackend.ts';
