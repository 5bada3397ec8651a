import type { SentAnswers } from '#shared/api';
import type { Language } from '#shared/config';
import type { Texts } from '#shared/i18n';

/** What a browser needs to show the page once more. */
export interface PageState {
  /** Settings, language and location a browser knows by itself. */
  readonly answers: SentAnswers;
  /** The page's own: they are in its markup already, so that here they compress to little. */
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
}

export const pageStateId = 'page-state';

/** The state that came with a page of the server; null in a plain shell. */
export function readPageState(): PageState | null {
  const element = document.getElementById(pageStateId);
  return element === null ? null : (JSON.parse(element.textContent) as PageState);
}
