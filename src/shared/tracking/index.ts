export { cleanTouch, type FirstTouch, firstTouchOf, hasOrigin, touchNames } from './firstTouch.ts';
export { isTrackingParameter, withoutTracking } from './trackingParameters.ts';
