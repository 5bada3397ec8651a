export {
  checkSite,
  LoadFailure,
  retryImport,
  type SiteState,
  useLazyModule,
  whenIdle,
  whenLoaded,
} from './useLazyModule.ts';
export { NoScriptText } from './NoScriptText.tsx';
export { LoadingWords, LoadFailed, QueryBoundary } from './QueryBoundary.tsx';
export { sparesData } from './connection.ts';
export { deferredWidgetsSlice, deferredWidgetRequested } from './deferredWidgetsSlice.ts';
export { Block } from './Block.tsx';
export { BelowFold, useBelowFold } from './BelowFold.tsx';
export { failureStatus, useRecovery } from './useRecovery.ts';
export { InfiniteListFoot } from './InfiniteListFoot.tsx';
export { useDownload } from './useDownload.ts';
export { useDeferredWidget } from './useDeferredWidget.ts';
export { useOnReturn } from './useOnReturn.ts';
export { useNearView } from './useNearView.ts';
export { useSpared } from './useSpared.ts';
export { TitleSkeleton } from './TitleSkeleton.tsx';
