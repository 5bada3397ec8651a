/** Longest wait for the first view, in milliseconds after the page began to load. */
const timeout = 3000;
/** After so many milliseconds, who presses a link again means the link. */
const again = 2000;

/**
 * Runs in the page, before anything else: fetches the scripts once the largest part of the first view has been
 * painted, so that they do not compete with it; at once when the visitor touches something, and at the latest after
 * a while. Buttons, and links that are buttons once there are scripts, that are pressed before their script is there, and fields that are filled, are kept, and
 * pressed and filled again by the client.
 * Written for a browser without a build: it is sent as it stands, but for what only its readers need.
 */
const bootSource = `(() => {
  const { scripts } = document.currentScript.dataset;
  const hero = () => document.querySelector('main img[fetchpriority=high]');
  let asked = false;
  const pressable = 'button, a[aria-haspopup=dialog], main a[rel=next], a[aria-pressed]';
  const fields = 'input, select, textarea';
  // Elements, each with its place among its like, by which it is found if the page is drawn anew, with the value of a field, and when.
  const acts = new Map();
  const all = () => [...document.querySelectorAll(pressable + ', ' + fields)];
  const note = (element, at, value) => {
    // The last radio of a group is the one that counts.
    acts.delete(element);
    acts.set(element, { place: all().indexOf(element), value, at });
  };
  const keep = (event) => {
    const { target, timeStamp, metaKey, ctrlKey, shiftKey, altKey } = event;
    const pressed = target.closest(pressable);
    if (!pressed) return;
    if (pressed.href) {
      // The browser's own ways: a new tab, a download.
      if (metaKey || ctrlKey || shiftKey || altKey) return;
      // And the way of all links, for who presses again because nothing came.
      if (timeStamp - acts.get(pressed)?.at > ${again}) return acts.delete(pressed);
      event.preventDefault();
    }
    if (!acts.has(pressed)) note(pressed, timeStamp);
  };
  // Extensions have other things to type into.
  const change = ({ target, timeStamp }) => target.matches(fields) && note(target, timeStamp, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  // What React hears of while it hydrates makes it finish at once: half a second on a slow phone, in which nothing answers.
  const hide = (event) => event.stopPropagation();
  const hidden = 'pointerdown pointerup pointercancel mousedown mouseup touchstart touchend touchcancel keydown keypress keyup click auxclick dblclick contextmenu input textInput change reset compositionstart compositionend copy cut paste dragstart dragend drop'.split(' ');
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
  setTimeout(start, ${timeout});
  for (const act of ['pointerdown', 'keydown']) addEventListener(act, start, { capture: true, once: true, passive: true });
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
        // What was changed while it was outside of the page cannot be undone: React draws the page anew.
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
