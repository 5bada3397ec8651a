export { FullscreenButton, ViewerControls, ViewerPlace } from './ViewerPlace.tsx';
export { type SceneItem, SceneList, useViewer, ViewerFrame } from './ViewerFrame.tsx';
