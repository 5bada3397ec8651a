import type { Meta } from '#contract/common.ts';
import type { Whole } from '#contract/whole.ts';

export interface Page<T> {
  items: T[];
  meta: Whole<Meta>;
}

/** A page beyond the last one is empty, with a meta that holds the last page. */
export function paginate<T>(all: readonly T[], page: number, perPage: number): Page<T> {
  const start = (page - 1) * perPage;
  return {
    items: all.slice(start, start + perPage),
    meta: {
      current_page: page,
      last_page: Math.max(1, Math.ceil(all.length / perPage)),
      per_page: perPage,
      total: all.length,
    },
  };
}
