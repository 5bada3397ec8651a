import type { SentResults } from '#shared/api';
import type { Language } from '#shared/config';
import type { Texts } from '#shared/i18n';
import { withoutTracking } from '#shared/tracking';
import { unpackState } from './packState.ts';

/** The state for hydration. */
export interface PageState {
  /** Path and query that it was rendered for. */
  readonly address: string;
  /** Settings, language and location come from the document itself. */
  readonly results: SentResults;
  /** The page's texts. They repeat its markup, so they compress well. */
  readonly texts: Readonly<Partial<Record<Language, Texts>>>;
}

/** As the server writes it into its page. */
export interface SentPageState extends Omit<PageState, 'results'> {
  /** The output of `packState`. */
  readonly results: unknown;
}

export const pageStateOf = ({ results, ...sent }: SentPageState): PageState => ({
  ...sent,
  results: unpackState(results) as SentResults,
});

export const pageStateId = 'page-state';

/** The state in a server-rendered page; null in a plain shell. */
export function readPageState(): PageState | null {
  const element = document.getElementById(pageStateId);
  return element === null ? null : pageStateOf(JSON.parse(element.textContent) as SentPageState);
}

/**
 * Whether the markup belongs to this address: a static host sends one file for every query, and one for all missing
 * pages.
 */
export function isRenderedFor(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  { address }: PageState,
): boolean {
  return address === pathname + withoutTracking(search);
}
