import type { QueryResult } from '#shared/api';
import type { PageStatusCode } from '#shared/seo';

/** The status of a page that depends on this result. */
export function failureStatus({ data, error }: QueryResult<unknown>): PageStatusCode | undefined {
  return data === undefined && error !== undefined ? 503 : undefined;
}
