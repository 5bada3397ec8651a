import { use } from 'react';
import { PageReportContext, type PageStatusCode } from './pageReport.ts';

/** Part of a view that stands for a whole page. */
export function PageStatus({ status }: { readonly status: PageStatusCode }) {
  use(PageReportContext)?.status(status);
  return null;
}
