export { Awaited } from './Awaited.tsx';
export { failureStatus } from './failureStatus.ts';
export { GrowingListFoot } from './GrowingListFoot.tsx';
export { LoadFailed } from './LoadFailed.tsx';
export { LoadFailure, retryImport } from './retryImport.ts';
export { TitleSkeleton } from './TitleSkeleton.tsx';
export { useLatePart } from './useLatePart.ts';
export { useNearView } from './useNearView.ts';
export { useRecovery } from './useRecovery.ts';
