import { commandTags, pushToDataLayer } from '#shared/analytics';
import { selectSettings } from '#shared/config';
import { languageTag, selectLanguage } from '#shared/i18n';
import { selectLocation } from '#shared/routing';
import type { RootState, Store } from '../store.ts';
import { toldQuery } from './pageAddress.ts';

/** Milliseconds that a page has for coming to the screen, with its title, after its answers have come. */
const settled = 300;

type Address = ReturnType<typeof selectLocation>;

function isComing({ api: { queries } }: RootState): boolean {
  return Object.values(queries).some((query) => query?.status === 'pending');
}

function tell({ pathname, search }: Address, state: RootState): void {
  const origin = selectSettings(state).origin ?? window.location.origin;
  const location = origin + pathname + toldQuery(search);
  commandTags('set', { page_location: location });
  pushToDataLayer({
    event: 'page_view',
    page_path: pathname,
    page_location: location,
    page_title: document.title,
    page_language: languageTag(selectLanguage(state)),
  });
}

/**
 * Tells of each page once, as soon as it is whole; another query or fragment is not another page, another language is. To be called after
 * every action.
 */
export function countPages(store: Pick<Store, 'getState'>): () => void {
  let shown: Address | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let told = true;

  const tellNow = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (told || shown === null) return;
    told = true;
    tell(shown, store.getState());
  };

  return () => {
    const state = store.getState();
    const address = selectLocation(state);
    if (address.pathname !== shown?.pathname) {
      // Who is that quick has seen it nevertheless, and its title still stands.
      tellNow();
      [shown, told] = [address, false];
    }
    if (told) return;
    if (isComing(state)) {
      clearTimeout(timer);
      timer = undefined;
    } else timer ??= setTimeout(tellNow, settled);
  };
}
