export { ScrollRestoration } from '../scroll/ScrollRestoration.tsx';
export { RouteAnnouncer } from './RouteAnnouncer.tsx';
