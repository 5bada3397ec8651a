export { pushToDataLayer } from './dataLayer.ts';
