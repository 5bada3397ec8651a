/** The build names it; it is larger than a page, and the same for all pages. */
const fontSheet = /^\/assets\/fonts\./;

/** Milliseconds that a returning visitor waits for the copy of the fonts, should the browser have lost it. */
const timeout = 300;

/**
 * Follows the link to the fonts in the head. A first view does not wait for them: text is drawn in the fallback faces, and
 * `src/app/deferredTasks/deferredTasks.ts` replaces these later. Visitors whom the service worker serves have a copy: only the time that a browser takes to
 * read it is hidden, so that the page appears in its own faces.
 */
export const fontScript = `{const page=document.documentElement,link=document.getElementById('fonts'),own=()=>{page.hidden=false;delete page.dataset.fonts},read=()=>{link.media='all';Promise.allSettled([...document.fonts].map((face)=>face.family.includes('Fallback')||face.load())).then(()=>page.hidden&&own())};page.dataset.fonts='fallback';if(navigator.serviceWorker?.controller){page.hidden=true;setTimeout(()=>{page.hidden=false},${timeout});if(link.sheet)read();else link.onload=read}}`;

/** The links to style sheets, by their paths; `plain` makes one that is no fonts. Without scripts the browser shows the fonts as they come. */
export function styleLinks(paths: readonly string[], plain: (path: string) => string, scripts: boolean): string {
  const fonts = (path: string): string =>
    scripts
      ? `<link id="fonts" rel="stylesheet" media="not all" href="${path}"><script>${fontScript}</script><noscript><link rel="stylesheet" href="${path}"></noscript>`
      : `<link rel="stylesheet" href="${path}">`;
  return paths.map((path) => (fontSheet.test(path) ? fonts(path) : plain(path))).join('');
}
