export { cleanTouch, type FirstTouch, firstTouchOf, tellsOrigin, touchNames } from './firstTouch.ts';
export { isTrackingParameter, withoutTracking } from './trackingParameters.ts';
