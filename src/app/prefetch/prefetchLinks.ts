import { sparesData } from '#shared/loading';
import { nextTask } from '#shared/tasks';
import type { SiteContext } from '../siteContext.ts';
import { idle, makeAheadQueue } from './aheadQueue.ts';
import { fetchPages } from './fetchPages.ts';
import { makePageFinder } from './pageFinder.ts';
import { watchIntent } from './watchIntent.ts';
import { watchView } from './watchView.ts';

/** Pages fetched ahead because their links are in view, for each page shown; what is meant by a hand or the focus always comes. */
const aheadLimit = 6;

function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** One mechanism for every link of the document: what it leads to is there before it is followed. */
export function prefetchLinks(context: SiteContext): void {
  const { router } = context;
  const findPages = makePageFinder(context.defaultLanguage);
  const fetched = new Set<string>();

  const fetchOnce = async (address: string, pause: () => Promise<void>): Promise<void> => {
    if (fetched.has(address) || address === addressOf(router.state.location) || sparesData()) return;
    const { pathname, searchParams } = new URL(address, window.location.origin);
    const pages = findPages(pathname);
    if (pages === null) return;
    fetched.add(address);
    if (!(await fetchPages(pages, searchParams, context, pause))) fetched.delete(address);
  };

  const queue = makeAheadQueue({
    fetch: async (address) => fetchOnce(address, idle),
    mayRun: () => router.state.initialized && router.state.navigation.state === 'idle',
    limit: aheadLimit,
  });

  let shown = router.state.location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (pathname !== shown) queue.renew();
    shown = pathname;
    if (navigation.state === 'idle') queue.resume();
  });
  watchIntent((link) => void fetchOnce(addressOf(link), nextTask));
  watchView({
    onStay: (link) => {
      if (!fetched.has(addressOf(link))) queue.add(addressOf(link));
    },
    onLeave: (link) => queue.remove(addressOf(link)),
  });
}
