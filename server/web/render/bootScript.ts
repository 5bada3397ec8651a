/** Longest wait for the first view, in milliseconds after the page began to load. */
const patience = 3000;

/**
 * Runs in the page, before anything else: fetches the scripts once the largest part of the first view has been
 * painted, so that they do not compete with it; at once when the visitor touches something, and at the latest after
 * a while. A button, or a link that opens over the page, that is pressed before its script is there is kept, and pressed again by the client.
 * Written for a browser without a build: it is sent as it stands, but for what only its readers need.
 */
const bootSource = `(() => {
  const { scripts } = document.currentScript.dataset;
  const hero = () => document.querySelector('main img[fetchpriority=high]');
  let asked = false;
  const kept = [];
  const keep = (event) => {
    const { target, metaKey, ctrlKey, shiftKey, altKey } = event;
    const pressed = target.closest('button, a[aria-haspopup=dialog]');
    if (!pressed) return;
    if (pressed.href) {
      // The browser's own ways: a new tab, a download.
      if (metaKey || ctrlKey || shiftKey || altKey) return;
      event.preventDefault();
    }
    kept.push(pressed);
  };
  // A press that React hears of while it hydrates makes it finish at once: half a second on a slow phone, in which nothing answers.
  const hide = (event) => event.stopPropagation();
  const hidden = 'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel keydown keypress keyup click auxclick dblclick contextmenu'.split(' ');
  const letGo = () => {
    removeEventListener('click', keep, true);
    for (const act of hidden) removeEventListener(act, hide, true);
  };
  const start = () => {
    if (asked) return;
    // Half a page would be taken for a page without its state, and drawn anew.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    asked = true;
    for (const src of scripts.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = true;
      // Nobody will press them again: links are links then.
      script.onerror = letGo;
      document.head.append(script);
    }
    // The first formatter of dates costs a slow phone 150 ms. The network keeps the processor waiting now; later the page would wait for it.
    setTimeout(() => new Date(0).toLocaleDateString(document.documentElement.lang));
  };
  const painted = () => requestAnimationFrame(() => setTimeout(start));
  const seen = () => {
    const picture = hero();
    // One that has come is not painted yet: it is decoded first, which a slow processor takes its time for.
    if (picture) picture.decode().then(painted, painted);
    else painted();
  };
  const type = 'largest-contentful-paint';
  // Asked beforehand: a kind of entry that a browser does not know is passed over without an error.
  if (PerformanceObserver.supportedEntryTypes.includes(type)) new PerformanceObserver(seen).observe({ type, buffered: true });
  else addEventListener('load', start);
  setTimeout(start, ${patience});
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, start, { capture: true, once: true, passive: true });
  addEventListener('click', keep, true);
  for (const act of hidden) addEventListener(act, hide, { capture: true, passive: true });
  window.earlyClicks = () => {
    letGo();
    return kept;
  };
})();`;

/** Comments have lines of their own. */
export const bootScript = bootSource.replaceAll(/^\s*\/\/.*\n|^\s+/gm, '');
