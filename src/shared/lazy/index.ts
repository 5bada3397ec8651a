export {
  checkSite,
  LoadFailure,
  retryImport,
  type SiteState,
  useLazyModule,
  whenIdle,
  whenLoaded,
} from './useLazyModule.ts';
export { NoScriptText } from './view/NoScriptText.tsx';
export { LoadingWords, LoadFailed, QueryBoundary } from './view/QueryBoundary.tsx';
export { prefersReducedData } from './connection.ts';
export { deferredWidgetsSlice, deferredWidgetRequested } from './deferredWidgetsSlice.ts';
export { Block } from './view/Block.tsx';
export { BelowFold, useBelowFold } from './view/BelowFold.tsx';
export { failureStatus, useRecovery } from './useRecovery.ts';
export { InfiniteListFoot } from './view/InfiniteListFoot.tsx';
export { useDownload } from './useDownload.ts';
export { useImportWithTexts } from './useImportWithTexts.ts';
export { useDeferredWidget } from './useDeferredWidget.ts';
export { useOnReturn } from './useOnReturn.ts';
export { useNearView } from './useNearView.ts';
export { useReducedData } from './useReducedData.ts';
export { OtherTiles } from './view/OtherTiles.tsx';
export { TitleSkeleton } from './view/TitleSkeleton.tsx';
