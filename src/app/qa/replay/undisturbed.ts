import { withTimeout } from '#shared/tasks';

/** Events of user actions. */
const acts = ['click', 'auxclick', 'dblclick', 'submit', 'beforeinput', 'cancel'] as const;

/** Actions that start on press, before the click. */
const presses = ['mousedown', 'touchstart'] as const;

/** Fields and their equivalents: lists open and sliders move on press. */
const fields = 'input, select, textarea, [contenteditable], [role=combobox], [role=slider]';

/** Keys that scroll the page unless a field has the focus. */
const scrolling = new Set([
  ' ',
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'PageUp',
  'PageDown',
  'Home',
  'End',
]);

const isWithin = (target: EventTarget | null, selector: string): boolean =>
  target instanceof Element && target.closest(selector) !== null;
const isInBar = (target: EventTarget | null): boolean => isWithin(target, '[data-qa]');

/** Whether the focus moves because a person moves it. */
let tabbing = false;

/** Dialogs and new pages take the focus, which would interrupt keyboard users of the slider. */
function keepFocus(event: FocusEvent): void {
  const { target, relatedTarget } = event;
  if (tabbing || !isInBar(relatedTarget) || isInBar(target)) return;
  // Focus traps would react to it in an endless loop.
  event.stopPropagation();
  const focusBar = (): void => (relatedTarget as HTMLElement).focus({ preventScroll: true });
  focusBar();
  // Behind a modal dialog the bar is inert until it has moved into it.
  queueMicrotask(focusBar);
}

function holdAct(event: Event): void {
  if (isInBar(event.target)) return;
  event.preventDefault();
  event.stopPropagation();
}

function holdPress(event: Event): void {
  if (isWithin(event.target, fields)) holdAct(event);
}

/** Lets keys move the focus and scroll a replayed page, and blocks their other effects. */
function holdKey(event: KeyboardEvent): void {
  const { key, target, altKey, ctrlKey, metaKey } = event;
  if (key === 'Tab') {
    tabbing = true;
    setTimeout(() => {
      tabbing = false;
    });
  }
  // A dialog of the browser's own would close also while the bar in it has the focus.
  if (key === 'Escape') event.preventDefault();
  if (isInBar(target)) return;
  event.stopPropagation();
  const isBrowsers = key === 'Tab' || altKey || ctrlKey || metaKey || /^F\d+$/.test(key);
  if (!isBrowsers && (!scrolling.has(key) || isWithin(target, fields))) event.preventDefault();
}

/** Blocks user input in a replayed page, except in the bar. */
export function blockInput(): void {
  const options = { capture: true };
  document.addEventListener('focusin', keepFocus, options);
  document.addEventListener('keydown', holdKey, options);
  for (const act of acts) document.addEventListener(act, holdAct, options);
  for (const press of presses) document.addEventListener(press, holdPress, { ...options, passive: false });
}

/** Milliseconds until a resource counts as failed. */
const timeout = 15_000;

export interface StillNetwork {
  /** How many downloads the page has begun so far. */
  readonly requested: () => number;
  /** Resolves when these have settled. */
  readonly settled: () => Promise<void>;
  /** From now on nothing leaves the page. */
  readonly close: () => void;
}

/** A frame would request its content each time it is shown. */
function forbidFrames(): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "frame-src 'none'";
  document.head.append(policy);
}

/**
 * Stores what a page fetches while a replay is prepared; afterwards only these responses and the browser's cache are
 * available. Blocks all writes from the beginning.
 */
export function stillNetwork(): StillNetwork {
  const stored = new Map<string, Promise<Response>>();
  const reach = window.fetch.bind(window);
  const coming: Promise<unknown>[] = [];
  let closed = false;

  const request = (url: string): Promise<Response> => {
    if (closed) return reach(url, { cache: 'only-if-cached', mode: 'same-origin' });
    const response = reach(url);
    coming.push(withTimeout(response, timeout).catch(() => null));
    return response;
  };
  window.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method !== 'GET') throw new TypeError('A replay sends nothing');
    const response = stored.get(url) ?? request(url);
    stored.set(url, response);
    return (await response).clone();
  };
  navigator.sendBeacon = () => true;
  forbidFrames();

  return {
    requested: () => coming.length,
    settled: async () => {
      await Promise.all(coming);
    },
    close: () => {
      closed = true;
    },
  };
}
