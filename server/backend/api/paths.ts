import { apiPrefix } from '../../http/urlPath.ts';

/** A path of the contract as a route inside the prefix: `/api/news/{id}` is `/news/:id`. */
export const routePath = (path: string): string => path.slice(apiPrefix.length).replace(/\{(\w+)\}/g, ':$1');
