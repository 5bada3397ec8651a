export { asOfHeader, asOfMeta, type FromWorker, persistOffline, type ToWorker, workerPath } from './protocol.ts';
