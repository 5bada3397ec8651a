import type { InfiniteData } from '@reduxjs/toolkit/query';
import type { EntityAdapter, EntityState } from '@reduxjs/toolkit';
import type { Meta } from '#shared/responses';

/** A page of an infinite list, normalized by alias. */
export interface ListPage<Item> {
  readonly items: EntityState<Item, string>;
  readonly meta: Meta;
}

/** The page that a list begins with; absent: the first one. */
export interface FromPage {
  readonly from?: number | undefined;
}

/** The requested page of an address; undefined for the first page and invalid values. */
export function pageOf(search: URLSearchParams): number | undefined {
  const page = search.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) && page !== '1' ? Number(page) : undefined;
}

/** Pages count from 1 to the last page that the backend names. */
export const infiniteList = {
  initialPageParam: 1,
  getNextPageParam: ({ meta }: Pick<ListPage<unknown>, 'meta'>): number | undefined =>
    meta.current_page < meta.last_page ? meta.current_page + 1 : undefined,
};

/** All loaded pages as one list, without duplicates of items that moved to a later page. */
export function joinPages<Item>(
  adapter: EntityAdapter<Item, string>,
  data: InfiniteData<ListPage<Item>, number> | undefined,
): EntityState<Item, string> {
  return (data?.pages ?? []).reduce(
    (all, { items }) => adapter.addMany(all, adapter.getSelectors().selectAll(items)),
    adapter.getInitialState(),
  );
}
