export { lazySlice, type StoreExtra } from './lazySlice.ts';
export { disclosuresSlice } from './disclosuresSlice.ts';
export { useDisclosure } from './useDisclosure.ts';
