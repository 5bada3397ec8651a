import { createContext, use } from 'react';

/** What a page that is not simply there says of itself: unknown, or without the answers that make it. */
export type PageStatusCode = 404 | 503;

/** Set by the server alone, which turns it into the status of its HTTP answer; a browser has nobody to tell. */
export const PageStatusContext = createContext<((status: PageStatusCode) => void) | null>(null);

/** Part of a view that stands for a whole page. */
export function PageStatus({ status }: { readonly status: PageStatusCode }) {
  use(PageStatusContext)?.(status);
  return null;
}
