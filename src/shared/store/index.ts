export { lateSlice, type StoreExtra } from './lateSlice.ts';
