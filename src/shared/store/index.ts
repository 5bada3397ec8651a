export { lazySlice, type StoreExtra } from './lazySlice.ts';
export { disclosuresSlice, useDisclosure } from './disclosures.ts';
