import type { DataRouter } from 'react-router';
import { draftsDatabase } from '#shared/form';
import { retryImport } from '#shared/lazy';
import { loadReaders } from '#shared/responses';
import { nextTask } from '#shared/tasks';
import { landingAddress, startAnalytics } from './analytics/startAnalytics.ts';
import { prefetchLinks } from './prefetch/prefetchLinks.ts';
import { loadRouteQueries } from './routes/startQueries.ts';
import type { SiteContext } from './siteContext.ts';

/** Metadata that only the server writes. */
const forPrograms =
  'meta[property^="og:"], meta[property^="article:"], meta[name^="twitter:"], script[type="application/ld+json"]';

/**
 * Removes the first page's metadata on other pages, so that previews do not show it. `pathname`: of the first page,
 * which may be left already.
 */
export function forgetFirstPage(router: DataRouter, pathname: string): void {
  const forget = (): void => {
    for (const element of document.querySelectorAll(forPrograms)) element.remove();
  };
  if (router.state.location.pathname !== pathname) {
    forget();
    return;
  }
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    forget();
  });
}

/** Once a document, so that drafts of abandoned forms expire as promised. Most browsers have none, and load nothing. */
export async function purgeDrafts(): Promise<void> {
  if (!(await databaseExists(draftsDatabase))) return;
  try {
    const { forgetOldDrafts } = await retryImport(
      () => import(/* webpackChunkName: "old-drafts", webpackExports: ["forgetOldDrafts"] */ '#shared/form'),
    );
    await forgetOldDrafts();
  } catch {
    // Another document will try.
  }
}

/** In CSS pixels: browsers count no smaller move as a layout shift. */
const visibleMove = 3;

/** Rounds to 0.000. */
const noShift = 0.0005;

/** Where elements and texts begin that are in the viewport. */
function visibleStarts(): Map<Node, DOMRect> {
  const starts = new Map<Node, DOMRect>();
  const range = document.createRange();
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT, (node) => {
    range.selectNode(node);
    const [start] = (node instanceof Element ? node : range).getClientRects();
    // Without a box of its own it may have children with one.
    if (start === undefined) return NodeFilter.FILTER_SKIP;
    if (start.bottom <= 0 || start.top >= innerHeight || start.right <= 0 || start.left >= innerWidth) {
      return NodeFilter.FILTER_REJECT;
    }
    starts.set(node, start);
    return NodeFilter.FILTER_ACCEPT;
  });
  while (nodes.nextNode() !== null);
  return starts;
}

/** How far the page jumped, as browsers calculate the score of a layout shift, and rather too high than too low. */
function shiftScore(before: ReadonlyMap<Node, DOMRect>, after: ReadonlyMap<Node, DOMRect>): number {
  const moved = new Set<Node | null>();
  let [area, furthest] = [0, 0];
  for (const [node, from] of before) {
    const to = after.get(node);
    // Beyond the edge: its neighbour has moved as well.
    if (to === undefined) continue;
    const move = Math.max(Math.abs(from.left - to.left), Math.abs(from.top - to.top));
    if (move < visibleMove) continue;
    moved.add(node);
    furthest = Math.max(furthest, move);
    // Descendants move along.
    if (moved.has(node.parentNode)) continue;
    const seen = ({ top, bottom, left, right }: DOMRect): number =>
      Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0)) *
      Math.max(0, Math.min(right, innerWidth) - Math.max(left, 0));
    area += seen(from) + seen(to);
  }
  return (area / (innerWidth * innerHeight)) * (furthest / Math.max(innerWidth, innerHeight));
}

/** The same face, outside of the document. */
function faceOf({ style }: CSSFontFaceRule): FontFace {
  const valueOf = (name: string): string => style.getPropertyValue(name);
  return new FontFace(valueOf('font-family').replaceAll('"', ''), valueOf('src'), {
    display: 'swap',
    weight: valueOf('font-weight'),
    unicodeRange: valueOf('unicode-range'),
  });
}

/**
 * Replaces the fallback faces of a first view (`server/web/render/styleLinks.ts`) with the site's own. Where that would move
 * something in view, it waits for the next page, which is drawn anew. Turning the style sheet on would lay the page out once more.
 */
async function showFonts(router: DataRouter): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('#fonts');
  if (link === null || link.media === 'all') return;
  if (link.sheet === null) {
    const { type } = await new Promise<Event>((resolve) => {
      for (const end of ['load', 'error']) link.addEventListener(end, resolve, { once: true });
    });
    if (type === 'error') return;
  }
  const faces = [...(link.sheet?.cssRules ?? [])].flatMap((rule) =>
    rule instanceof CSSFontFaceRule ? [faceOf(rule)] : [],
  );
  await Promise.allSettled(faces.map((face) => face.load()));
  const show = (): void => {
    for (const face of faces) document.fonts.add(face);
  };

  const before = visibleStarts();
  show();
  if (shiftScore(before, visibleStarts()) < noShift) return;
  for (const face of faces) document.fonts.delete(face);
  const { pathname } = router.state.location;
  const stop = router.subscribe(({ location }) => {
    if (location.pathname === pathname) return;
    stop();
    show();
  });
}

export async function startDeferredTasks(context: SiteContext): Promise<void> {
  const tasks = [
    () => forgetFirstPage(context.router, new URL(landingAddress()).pathname),
    () => startAnalytics(context),
    () => prefetchLinks(context),
    () => void purgeDrafts(),
    () => void showFonts(context.router),
    // Also for visitors without prefetching: their first navigation would wait for this chunk before it fetches data.
    () => void loadRouteQueries().catch(() => {}),
    // Needed offline for cached responses.
    () => void loadReaders().catch(() => {}),
  ];
  for (const start of tasks) {
    start();
    await nextTask();
  }
}

/** Checks without creating the database; false in browsers without the API. */
async function databaseExists(database: string): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === database);
  } catch {
    return false;
  }
}
