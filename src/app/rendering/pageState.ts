import type { SentResults } from '#shared/api';
import type { Language } from '#shared/config';
import type { Texts } from '#shared/i18n';
import { withoutTracking } from '#shared/tracking';
import { unpackState } from './packState.ts';

/** What a browser needs to show the page once more. */
export interface PageState {
  /** Path and query that it was rendered for. */
  readonly address: string;
  /** Settings, language and location a browser knows by itself. */
  readonly answers: SentResults;
  /** The page's own: they are in its markup already, so that here they compress to little. */
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
}

/** As the server writes it into its page. */
export interface SentPageState extends Omit<PageState, 'answers'> {
  /** What `packState` made of them. */
  readonly answers: unknown;
}

export const pageStateOf = ({ answers, ...sent }: SentPageState): PageState => ({
  ...sent,
  answers: unpackState(answers) as SentResults,
});

export const pageStateId = 'page-state';

/** The state that came with a page of the server; null in a plain shell. */
export function readPageState(): PageState | null {
  const element = document.getElementById(pageStateId);
  return element === null ? null : pageStateOf(JSON.parse(element.textContent) as SentPageState);
}

/** Whether a page may be hydrated where it is: a plain host gives the same file for every query, and one file for all that is missing. */
export function isRenderedFor(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { address }: PageState,
): boolean {
  return address === pathname + withoutTracking(search);
}
