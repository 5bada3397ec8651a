import { whenIdle } from '#shared/lazy';
import type { Recorder } from '@obriy/recorder';
import { outsideOfQa } from '../report/typedValues.ts';
import { accessibleLines } from './accessibleLines.ts';
import { watchLoading } from './watchLoading.ts';

/** Milliseconds without a change after which a page has come to rest; longer than snapshots of forms wait. */
const rest = 400;

/** What a person does from then on belongs to the next step. */
const acts = ['pointerdown', 'keydown', 'input'] as const;

function isOnSite(target: EventTarget | null): boolean {
  const element = target instanceof Element ? target : target instanceof Node ? target.parentElement : null;
  return element === null || outsideOfQa(element);
}

/**
 * Gives the recorder what the page shows once it has come to rest after a step. A page that is used or goes on before that, and one that
 * still waits for a part of itself, is not looked at.
 */
export function watchScreen({ status, subscribe, see }: Pick<Recorder, 'status' | 'subscribe' | 'see'>): void {
  let step = -1;
  let pending = false;
  let waiting = false;
  let due = 0;

  const delay = (): void => {
    due = performance.now() + rest;
  };
  // What a part shows is rendered after it has come.
  const loading = watchLoading(delay);
  const observer = new MutationObserver((records) => {
    if (!records.some(({ target }) => isOnSite(target))) return;
    // What comes late, such as a part of the page, belongs to the same step.
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
    if (loading.pending() > 0 || document.querySelector('[aria-busy=true]') !== null) delay();
    if (performance.now() < due) {
      wait();
      return;
    }
    pending = false;
    see(accessibleLines());
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
