export { workerPath } from '#domain/serviceWorker.ts';
export { isPersonalPath } from './personalPath.ts';
export { type FromWorker, persistOffline, type ToWorker } from './workerMessages.ts';

/** Set on cached responses: the ISO time at which they came from the network. */
export const asOfHeader = 'x-as-of';

/** The same on a page: the name of a meta element that the worker writes into the head. */
export const asOfMeta = 'as-of';
