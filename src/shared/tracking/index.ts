export { isTrackingParameter, withoutTracking } from './trackingParameters.ts';
