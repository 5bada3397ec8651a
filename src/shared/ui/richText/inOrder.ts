import { createElement, Fragment, type ReactNode } from 'react';

/** Children that have no identity but their place (parts of a finished text never move): they need no keys. */
export function inOrder<Item>(items: readonly Item[], render: (item: Item) => ReactNode): ReactNode {
  return createElement(Fragment, null, ...items.map((item) => render(item)));
}
