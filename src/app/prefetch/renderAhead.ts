import { whenIdle } from '#shared/lazy';
import { whenHydrated } from '#shared/tasks';
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

async function makeDestination(
  address: string,
  { entries, language, params }: FoundPages,
  context: SiteContext,
): Promise<AheadDestination> {
  const { pathname, search } = new URL(address, window.location.origin);
  return {
    language,
    location: { pathname, search, hash: '', navigationType: 'PUSH' },
    pages: await Promise.all(
      entries.map(async (entry) => routedPage(entry.chunk, await loadPage(entry, language, context), params)),
    ),
  };
}

interface AheadRenderer {
  /** All that the pages of an address need is there. */
  readonly fetched: (address: string, pages: FoundPages) => Promise<void>;
  /** The visitor is about to follow a link to this address. */
  readonly expect: (address: string) => void;
  readonly cameInView: (link: HTMLAnchorElement) => void;
  readonly leftView: (link: HTMLAnchorElement) => void;
  /** Another page is shown, or another part of it. */
  readonly arrived: () => void;
}

interface Addresses {
  readonly addressOf: (link: HTMLAnchorElement) => string;
  /** Of the page on the screen; null: unknown. */
  readonly current: () => readonly [address: string, pages: FoundPages] | null;
}

/**
 * Renders pages before they are opened: of the link that is touched, and of those in the middle of the screen. Keeps the page that is left
 * until the browser is idle: taking it out of the document costs a frame.
 */
export function makeAheadRenderer(context: SiteContext, { addressOf, current }: Addresses): AheadRenderer {
  const { pagesAhead } = context;
  const ready = new Map<string, AheadDestination>();
  const inView = new Set<HTMLAnchorElement>();

  const add = async (address: string, pages: FoundPages): Promise<void> => {
    if (pages.entries.every(({ renderAhead = true }) => renderAhead)) {
      ready.set(address, await makeDestination(address, pages, context));
    }
  };
  const render = (destinations: Iterable<AheadDestination | undefined>): void => {
    const next = [...new Set(destinations)].filter((each) => each !== undefined);
    const now = pagesAhead.get();
    if (next.length !== now.length || next.some((each, index) => each !== now[index])) pagesAhead.set(next);
  };

  const choose = async (): Promise<void> => {
    const here = current();
    if (here !== null && !ready.has(here[0])) await add(...here);
    const links = [...inView].map((link) => ({ link, far: distance(link) })).toSorted((a, b) => a.far - b.far);
    const wanted = new Set(links.map(({ link }) => ready.get(addressOf(link))));
    const shown = here === null ? undefined : ready.get(here[0]);
    wanted.delete(shown);
    wanted.delete(undefined);
    render([shown, ...[...wanted].slice(0, limit)]);
  };
  let planned = false;
  const plan = (): void => {
    if (planned) return;
    planned = true;
    whenHydrated(() =>
      whenIdle(() => {
        planned = false;
        void choose();
      }),
    );
  };

  return {
    fetched: async (address, pages) => {
      await add(address, pages);
      plan();
    },
    expect: (address) => render([...pagesAhead.get(), ready.get(address)]),
    cameInView: (link) => {
      inView.add(link);
      plan();
    },
    leftView: (link) => {
      inView.delete(link);
      plan();
    },
    arrived: plan,
  };
}
