import type { Recorder } from '@obriy/recorder';
import { snapshotPause } from '#shared/form';
import { whenIdle } from '#shared/lazy';
import { isInHiddenPage } from '#shared/routing';
import { withTimeout } from '#shared/tasks';
import { outsideOfQa } from '../report/typedValues.ts';
import { accessibleLines } from './accessibleLines.ts';

/** Milliseconds: give up waiting after this. */
const longest = 15_000;

/** The scripts and style sheets that the document requests. */
interface Loading {
  /** How many it has requested so far. */
  readonly requested: () => number;
  /** How many of them are on their way. */
  readonly pending: () => number;
  /** Resolves when the current requests have succeeded or failed. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
}

/** Resolves when the element has loaded, or failed, or takes too long. */
export async function ended(element: Element): Promise<void> {
  const end = new Promise<void>((resolve) => {
    for (const type of ['load', 'error']) element.addEventListener(type, () => resolve(), { once: true });
  });
  await withTimeout(end, longest);
}

/** `onCome`: called when one has loaded. */
export function watchLoading(onCome: () => void = () => undefined): Loading {
  const parts = new Set<Promise<void>>();
  let requested = 0;
  // Chunks of the site are script and link elements in the head.
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || !node.matches('script[src], link[rel=stylesheet]')) continue;
      requested += 1;
      const part = ended(node);
      parts.add(part);
      void part.then(() => {
        parts.delete(part);
        onCome();
      });
    }
  });
  observer.observe(document.head, { childList: true });
  return {
    requested: () => requested,
    pending: () => parts.size,
    settled: async () => void (await Promise.all(parts)),
    stop: () => observer.disconnect(),
  };
}

/** Milliseconds without a change after which a page counts as settled: time for the snapshot of a form, and to render it. */
const rest = snapshotPause + 100;

/** What a person does from then on belongs to the next step. */
const acts = ['pointerdown', 'keydown', 'input'] as const;

function isOnSite(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  return element === null || outsideOfQa(element);
}

/** Skeletons of pages that are rendered ahead, hidden, stay. */
function isBusy(): boolean {
  return [...document.querySelectorAll('[aria-busy=true]')].some((element) => !isInHiddenPage(element));
}

/**
 * Passes the recorder the lines of the page once it has settled after a step. Skips a page that changes again before
 * that or still loads a part.
 */
export function watchScreen({
  status,
  subscribe,
  addScreen,
}: Pick<Recorder, 'status' | 'subscribe' | 'addScreen'>): void {
  let step = -1;
  let pending = false;
  let waiting = false;
  let due = 0;

  const delay = (): void => {
    due = performance.now() + rest;
  };
  // A part renders after it has loaded.
  const loading = watchLoading(delay);
  const observer = new MutationObserver((records) => {
    if (!records.some(({ target }) => isOnSite(target))) return;
    // Later changes, such as a lazy part, belong to the same step.
    delay();
    pending = true;
    wait();
  });
  const stop = (): void => {
    pending = false;
    observer.disconnect();
  };

  const look = (): void => {
    waiting = false;
    if (!pending) return;
    if (loading.pending() > 0 || isBusy()) delay();
    if (performance.now() < due) {
      wait();
      return;
    }
    pending = false;
    addScreen(accessibleLines());
  };
  function wait(): void {
    if (waiting) return;
    waiting = true;
    setTimeout(() => whenIdle(look), Math.max(0, due - performance.now()));
  }

  subscribe(() => {
    const { recording, steps, folded } = status();
    const now = recording ? steps + folded : -1;
    if (now === step) return;
    step = now;
    if (now < 0) {
      stop();
      return;
    }
    delay();
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    pending = true;
    wait();
  });
  for (const act of acts) {
    document.addEventListener(act, ({ target }) => isOnSite(target) && stop(), { capture: true, passive: true });
  }
}
