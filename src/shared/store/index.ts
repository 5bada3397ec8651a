export { lazySlice, type StoreExtra, useLazySliceDispatch } from './lazySlice.ts';
export { isLive, type LatestStateRef } from './isLive.ts';
export { disclosuresSlice, useDisclosure } from './disclosures.ts';
