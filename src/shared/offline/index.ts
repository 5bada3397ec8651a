export { keepOffline } from './keepOffline.ts';
export { asOfHeader, asOfMeta, workerPath, type FromWorker, type ToWorker } from './protocol.ts';
