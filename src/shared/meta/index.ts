export { PageMeta } from './PageMeta.tsx';
