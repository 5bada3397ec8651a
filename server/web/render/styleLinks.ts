/** The build chooses the name. The file is larger than a page, and the same for all pages. */
const fontSheet = /^\/assets\/fonts\./;

/** Milliseconds that a returning visitor waits for the cached fonts, in case the browser has evicted them. */
const timeout = 300;

/**
 * Follows the link to the fonts in the head. A first view does not wait for them: text is drawn in the fallback faces
 * until `src/app/deferredTasks.ts` replaces them. Visitors with the service worker have cached fonts: the
 * page stays hidden until these are read, so that it appears in its own faces.
 */
export const fontScript = `if(navigator.serviceWorker?.controller){const page=document.documentElement,link=document.getElementById('fonts'),show=()=>{page.hidden=false},read=()=>{if(!page.hidden)return;link.media='all';Promise.allSettled([...document.fonts].map((face)=>face.family.includes('Fallback')||face.load())).then(show)};page.hidden=true;setTimeout(()=>{if(page.hidden){link.media='not all';show()}},${timeout});if(link.sheet)read();else link.onload=read}`;

/** Links to style sheets; `plain` makes those that are not the fonts. Without a script the fonts load as a plain sheet. */
export function styleLinks(paths: readonly string[], plain: (path: string) => string, script: string | null): string {
  const fonts = (path: string): string =>
    script !== null
      ? `<link id="fonts" rel="stylesheet" media="not all" href="${path}"><script>${script}</script><noscript><link rel="stylesheet" href="${path}"></noscript>`
      : `<link rel="stylesheet" href="${path}">`;
  return paths.map((path) => (fontSheet.test(path) ? fonts(path) : plain(path))).join('');
}
