export { disclosuresSlice } from './disclosuresSlice.ts';
export { useDisclosure } from './useDisclosure.ts';
