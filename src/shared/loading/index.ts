export { GrowingListFoot } from './GrowingListFoot.tsx';
export { LoadFailed } from './LoadFailed.tsx';
export { LoadFailure, retryImport } from './retryImport.ts';
export { useNearView } from './useNearView.ts';
