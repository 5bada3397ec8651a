export { cleanTouch, type FirstTouch, firstTouchOf, hasOrigin, touchNames } from './firstTouch.ts';
export { isTrackingParameter, visitorIds, withoutTracking } from './trackingParameters.ts';
