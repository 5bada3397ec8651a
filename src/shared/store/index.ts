export { lazySlice, type StoreExtra, useLazySliceDispatch } from './lazySlice.ts';
export { disclosuresSlice, useDisclosure } from './disclosures.ts';
