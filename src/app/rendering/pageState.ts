import type { Language } from '#shared/config';
import type { Texts } from '#shared/i18n';
import type { RootState } from '../store.ts';

/** What a browser needs to show the page once more. */
export interface PageState {
  /** What the server's answers left in it; settings, language and location a browser knows by itself. */
  readonly store: Pick<RootState, 'api'>;
  /** The page's own: they are in its markup already, so that here they compress to little. */
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
}

export const pageStateId = 'page-state';

/** The state that came with a page of the server; null in a plain shell. */
export function readPageState(): PageState | null {
  const element = document.getElementById(pageStateId);
  return element === null ? null : (JSON.parse(element.textContent) as PageState);
}
