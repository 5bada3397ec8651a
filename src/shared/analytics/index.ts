export { pushToDataLayer, type RequestCallEvent } from './dataLayer.ts';
