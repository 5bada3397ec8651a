export { PageMeta } from './PageMeta.tsx';
export { PageStatus, PageStatusContext, type PageStatusCode } from './PageStatus.tsx';
