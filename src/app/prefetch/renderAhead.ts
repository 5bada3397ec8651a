import { prefersReducedData, whenIdle } from '#shared/lazy';
import { nextTask, whenHydrated } from '#shared/tasks';
import { loadPage } from '../routes/createRoutes.tsx';
import type { AheadDestination } from '../routes/pagesAhead.ts';
import { routedPage } from '../routes/RoutedPages.tsx';
import type { SiteContext } from '../siteContext.ts';
import type { FoundPages } from './pageFinder.ts';

/** Pages that are rendered ahead at a time. */
const limit = 3;

/** Of the link from the middle of the screen, squared, in px. */
function distance(link: HTMLAnchorElement): number {
  const { top, bottom, left, right } = link.getBoundingClientRect();
  return ((left + right - innerWidth) / 2) ** 2 + ((top + bottom - innerHeight) / 2) ** 2;
}

/** Reports changes of what hidden pages show: saved flats and results. A first result is not on a rendered page yet. */
function watchShownState({ store }: SiteContext, report: () => void): void {
  let state = store.getState();
  store.subscribe(() => {
    const before = state;
    state = store.getState();
    const { queries } = state.api;
    const isChanged = ([key, entry]: [string, (typeof queries)[string]]): boolean =>
      entry?.data !== undefined && queries[key] !== undefined && queries[key].data !== entry.data;
    const resultsChanged = queries !== before.api.queries && Object.entries(before.api.queries).some(isChanged);
    if (resultsChanged || state.favourites !== before.favourites) report();
  });
}

interface AheadRenderer {
  /** The visitor is about to follow a link to this address. */
  readonly linkTouched: (address: string) => void;
  readonly cameInView: (link: HTMLAnchorElement) => void;
  readonly leftView: (link: HTMLAnchorElement) => void;
  /** The data of another address is there. */
  readonly fetched: () => void;
}

interface Addresses {
  readonly addressOf: (link: HTMLAnchorElement) => string;
  readonly pagesOf: (address: string) => FoundPages | null;
  readonly isFetched: (address: string) => boolean;
}

/**
 * Renders pages before they are opened: of the link that is touched, and of those nearest the middle of the screen. Keeps the page that is
 * left until the browser is idle: taking it out of the document costs a frame.
 */
export function makeAheadRenderer(context: SiteContext, { addressOf, pagesOf, isFetched }: Addresses): AheadRenderer {
  const { pagesAhead } = context;
  const inView = new Set<HTMLAnchorElement>();
  const known = new Map<string, AheadDestination>();
  let touched: string | null = null;
  /** Whether the rendered pages show an old state. */
  let isOutdated = false;

  /** Null: the address has no page, or one that is not rendered ahead. */
  const renderable = (address: string): FoundPages | null => {
    const found = pagesOf(address);
    return found?.entries.every(({ renderAhead = true }) => renderAhead) === true ? found : null;
  };
  const makeDestination = async (address: string): Promise<AheadDestination | null> => {
    const found = renderable(address);
    if (found === null) return null;
    const { language, params } = found;
    const { pathname, search } = new URL(address, window.location.origin);
    return {
      language,
      address,
      location: { pathname, search, hash: '', navigationType: 'PUSH' },
      pages: await Promise.all(
        found.entries.map(async (entry) => routedPage(entry.chunk, await loadPage(entry, language, context), params)),
      ),
    };
  };
  const destinationOf = async (address: string): Promise<AheadDestination | null> => {
    const destination = known.get(address) ?? (await makeDestination(address));
    if (destination !== null) known.set(address, destination);
    return destination;
  };

  /** The pages of the touched link and of those in view, one of each kind: pages of one key take each other's place. */
  const choose = async (shown: AheadDestination | null): Promise<readonly AheadDestination[]> => {
    const links = [...inView].map((link) => ({ link, far: distance(link) })).toSorted((a, b) => a.far - b.far);
    const addresses = [...(touched === null ? [] : [touched]), ...links.map(({ link }) => addressOf(link))];
    const chosen = new Map<string, AheadDestination>();
    for (const address of addresses.filter(isFetched)) {
      const destination = await destinationOf(address);
      const key = destination?.pages.find((page, depth) => page.key !== shown?.pages[depth]?.key)?.key;
      if (destination !== null && key !== undefined && !chosen.has(key)) chosen.set(key, destination);
      if (chosen.size === limit) break;
    }
    return [...chosen.values()];
  };

  const render = async (): Promise<void> => {
    if (prefersReducedData()) return;
    const shown = pagesAhead.shown();
    // The very page that is shown: another object would render it anew when it is left.
    const kept = shown !== null && renderable(shown.address) !== null ? [shown] : [];
    if (isOutdated) {
      // Opened again, the page that was left begins anew; hidden pages do not follow the store.
      isOutdated = false;
      pagesAhead.set(kept);
      await nextTask();
    }
    const next = [...kept, ...(await choose(shown))];
    // The visitor may have gone on meanwhile.
    if (pagesAhead.shown() !== shown) {
      plan();
      return;
    }
    const now = pagesAhead.get();
    if (next.length !== now.length || next.some((each) => !now.includes(each))) pagesAhead.set(next);
  };
  // What cannot be loaded is rendered when it is opened.
  const renderNow = (): void => void whenHydrated(() => void render().catch(() => {}));

  let planned = false;
  const plan = (): void => {
    if (planned) return;
    planned = true;
    whenIdle(() => {
      planned = false;
      renderNow();
    });
  };

  let path = pagesAhead.shown()?.location.pathname;
  pagesAhead.subscribe(() => {
    const before = path;
    path = pagesAhead.shown()?.location.pathname;
    if (path === before) return;
    touched = null;
    isOutdated = true;
    known.clear();
    plan();
  });
  watchShownState(context, () => {
    isOutdated = true;
    plan();
  });

  return {
    linkTouched: (address) => {
      touched = address;
      // Rendering again would delay the tap that follows.
      const isRendered = [...pagesAhead.get(), pagesAhead.shown()].some((page) => page?.address === address);
      if (isOutdated || !isRendered) renderNow();
    },
    cameInView: (link) => {
      inView.add(link);
      plan();
    },
    leftView: (link) => {
      inView.delete(link);
      plan();
    },
    fetched: plan,
  };
}
