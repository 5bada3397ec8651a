/** Longest wait for the first view, in milliseconds after the page began to load. */
const patience = 3000;

/**
 * Runs in the page, before anything else: fetches the scripts once the largest part of the first view has been
 * painted, so that they do not compete with it; at once when the visitor touches something, and at the latest after
 * a while. A button, or a link that opens over the page, that is pressed before its script is there, and a field that is filled, is kept, and
 * pressed and filled again by the client.
 * Written for a browser without a build: it is sent as it stands, but for what only its readers need.
 */
const bootSource = `(() => {
  const { scripts } = document.currentScript.dataset;
  const hero = () => document.querySelector('main img[fetchpriority=high]');
  let asked = false;
  const pressable = 'button, a[aria-haspopup=dialog]';
  // Elements, each with its place among its like, by which it is found if the page is drawn anew, and with the value of a field.
  const acts = new Map();
  const all = () => [...document.querySelectorAll(pressable + ', input, select, textarea')];
  const note = (element, value) => {
    // The last radio of a group is the one that counts.
    acts.delete(element);
    acts.set(element, { place: all().indexOf(element), value });
  };
  const keep = (event) => {
    const { target, detail, metaKey, ctrlKey, shiftKey, altKey } = event;
    const pressed = target.closest(pressable);
    if (!pressed) return;
    if (pressed.href) {
      // The browser's own ways: a new tab, a download; and the way of all links, for who presses again because nothing came.
      if (metaKey || ctrlKey || shiftKey || altKey || (detail < 2 && acts.has(pressed))) return;
      event.preventDefault();
    }
    note(pressed);
  };
  const change = ({ target }) => note(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  // What React hears of while it hydrates makes it finish at once: half a second on a slow phone, in which nothing answers.
  const hide = (event) => event.stopPropagation();
  const hidden = 'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel keydown keypress keyup click auxclick dblclick contextmenu input change'.split(' ');
  const listen = (way) => {
    way('click', keep, true);
    way('input', change, true);
    way('change', change, true);
    for (const act of hidden) way(act, hide, { capture: true, passive: true });
  };
  const letGo = () => listen(removeEventListener);
  // Password managers and translators change what React is to find as the server wrote it: from the moment when that has been read.
  const foreign = [];
  const watch = new MutationObserver((records) => foreign.push(...records));
  document.addEventListener('readystatechange', () => watch.observe(document.getElementById('root'), { subtree: true, childList: true, characterData: true, characterDataOldValue: true }), { once: true });
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
  listen(addEventListener);
  window.early = {
    restore() {
      foreign.push(...watch.takeRecords());
      watch.disconnect();
      for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of foreign.reverse()) {
        if (oldValue !== null) target.data = oldValue;
        for (const node of addedNodes) node.remove();
        for (const node of removedNodes) target.insertBefore(node, nextSibling);
      }
    },
    letGo,
    take() {
      letGo();
      const now = all();
      return [...acts].flatMap(([element, { place, value }]) => {
        const found = element.isConnected ? element : now[place];
        return found && found.tagName === element.tagName && found.textContent === element.textContent ? [{ element: found, value }] : [];
      });
    },
  };
})();`;

/** Comments have lines of their own. */
export const bootScript = bootSource.replaceAll(/^\s*\/\/.*\n|^\s+/gm, '');
