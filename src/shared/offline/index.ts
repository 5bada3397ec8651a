export { persistOffline } from './persistOffline.ts';
export { asOfHeader, asOfMeta, workerPath, type FromWorker, type ToWorker } from './protocol.ts';
