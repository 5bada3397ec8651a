/** Milliseconds after the page began to load until scripts are fetched in any case. */
const timeout = 3000;
/** A second press of a link after so many milliseconds follows the link. */
const again = 2000;
/** Milliseconds after a press until it no longer looks busy: the scripts may never come, and a request that hangs reports no error. */
const patience = 20_000;

/**
 * Runs in the page before anything else. Fetches the scripts once the largest part of the first view is painted, so
 * that they do not compete with it; after the next paint when the visitor touches something, and at the latest after `timeout`.
 * Records presses of buttons and filled fields before hydration, and the client replays them. Written for browsers:
 * the build minifies it, and does not transpile it.
 */
const bootSource = `(() => {
  const { scripts } = document.currentScript.dataset;
  // Until hydration ends, a picture loads once it is in view: Picture.module.css.
  const { dataset } = document.documentElement;
  dataset.hydrating = '';
  const hero = () => document.querySelector('main img[fetchpriority=high]');
  let started = false;
  const pressable = 'button, a[aria-haspopup=dialog], main a[rel=next], a[aria-pressed], a[aria-expanded]';
  const fields = 'input, select, textarea';
  // Each element with its index, by which it is found if React renders the page anew, the value of a field, and the time.
  const acts = new Map();
  const all = () => [...document.querySelectorAll(pressable + ', ' + fields)];
  const note = (element, at, value) => {
    // The last press in a radio group counts.
    acts.delete(element);
    acts.set(element, { place: all().indexOf(element), value, at });
  };
  const idle = (element) => (element.ariaBusy = null);
  const press = (event) => {
    const { target, timeStamp, metaKey, ctrlKey, shiftKey, altKey } = event;
    const pressed = target.closest(pressable);
    if (!pressed) return;
    if (pressed.href) {
      // The browser handles modifier keys: a new tab, a download.
      if (metaKey || ctrlKey || shiftKey || altKey) return;
      // A second press follows the link natively, because the first one had no effect yet.
      if (timeStamp - acts.get(pressed)?.at > ${again}) return acts.delete(pressed), idle(pressed);
      event.preventDefault();
    }
    if (!acts.has(pressed)) note(pressed, timeStamp);
    // Shows the visitor that the press was taken. In production React leaves an attribute alone that it did not render.
    pressed.ariaBusy = true;
    setTimeout(idle, ${patience}, pressed);
  };
  // Browser extensions may add other inputs.
  const change = ({ target, timeStamp }) => target.matches(fields) && note(target, timeStamp, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  // An event during hydration makes React finish it synchronously, which blocks a slow phone for half a second.
  const hide = (event) => event.stopPropagation();
  const hidden = 'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel keydown keypress keyup click auxclick dblclick contextmenu input textInput change reset compositionstart compositionend copy cut paste dragstart dragend drop'.split(' ');
  const listen = (way) => {
    way('click', press, true);
    way('input', change, true);
    way('change', change, true);
    for (const act of hidden) way(act, hide, { capture: true, passive: true });
  };
  const letGo = () => {
    listen(removeEventListener);
    delete dataset.hydrating;
    [...acts.keys()].forEach(idle);
  };
  // Password managers and translators change the server's markup before React hydrates it: record their changes.
  const foreign = [];
  const watch = new MutationObserver((records) => foreign.push(...records));
  document.addEventListener('readystatechange', () => watch.observe(document.getElementById('root'), { subtree: true, childList: true, characterData: true, characterDataOldValue: true }), { once: true });
  const start = () => {
    if (started) return;
    // Hydration needs the whole page with its state.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', start);
    started = true;
    for (const src of scripts.split(' ')) {
      const script = document.createElement('script');
      script.src = src;
      script.async = true;
      // Without scripts nothing will replay the presses: links work natively.
      script.onerror = letGo;
      document.head.append(script);
    }
  };
  const painted = () => requestAnimationFrame(() => setTimeout(start));
  const seen = () => {
    const picture = hero();
    // A loaded picture is painted only after decoding, which is slow on a phone.
    if (picture) picture.decode().then(painted, painted);
    else painted();
  };
  const type = 'largest-contentful-paint';
  // Check support first: observing an unknown entry type fails silently.
  if (PerformanceObserver.supportedEntryTypes.includes(type)) new PerformanceObserver(seen).observe({ type, buffered: true });
  else addEventListener('load', start);
  setTimeout(start, ${timeout});
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, painted, { capture: true, once: true, passive: true });
  listen(addEventListener);
  window.early = {
    restore() {
      foreign.push(...watch.takeRecords());
      watch.disconnect();
      try {
        for (const { target, oldValue, addedNodes, removedNodes, nextSibling } of foreign.splice(0).reverse()) {
          if (oldValue !== null) target.data = oldValue;
          for (const node of addedNodes) node.remove();
          for (const node of removedNodes) target.insertBefore(node, nextSibling);
        }
      } catch {
        // Changes to detached nodes cannot be undone: React renders the page anew.
      }
    },
    letGo,
    take() {
      letGo();
      watch.disconnect();
      foreign.length = 0;
      const now = all();
      const taken = [...acts].flatMap(([element, { place, value }]) => {
        const found = element.isConnected ? element : now[place];
        return found && ['tagName', 'type', 'name', 'textContent'].every((key) => found[key] === element[key]) ? [{ element: found, value }] : [];
      });
      acts.clear();
      return taken;
    },
  };
})();`;

/** Comments have lines of their own. */
export const bootScript = bootSource.replaceAll(/^\s*\/\/.*\n|^\s+/gm, '');
