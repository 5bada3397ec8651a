export { lazySlice, type StoreExtra } from './lazySlice.ts';
