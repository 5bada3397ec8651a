export { lazySlice, type StoreExtra, useLazySliceDispatch } from './lazySlice.ts';
export { type SeenActions, useIsLive } from './useIsLive.ts';
export { disclosuresSlice, useDisclosure } from './disclosures.ts';
