import type { RootState } from '../store.ts';

/** What the server's answers left in the store; settings, language and location a browser knows by itself. */
export type PageState = Pick<RootState, 'api'>;

export const pageStateId = 'page-state';

/** The state that came with a page of the server; null in a plain shell. */
export function readPageState(): PageState | null {
  const element = document.getElementById(pageStateId);
  return element === null ? null : (JSON.parse(element.textContent) as PageState);
}
