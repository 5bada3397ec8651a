import {
  differenceOfScreens,
  personalIn,
  type Recording,
  type Replay,
  type ScreenDifference,
  screensOf,
} from '@obriy/recorder';
import { accessibleLines, ended, type Warming, type WarmingStatus, watchLoading } from '#features/qa';
import { selectLocation } from '#shared/routing';
import type { RootState } from '../../store.ts';
import { redactionRules } from '../redactionRules.ts';
import type { StillNetwork } from './undisturbed.ts';

interface ScreenComparison {
  /** Whether the recording has the screen of a step. */
  readonly knows: (step: number) => boolean;
  /** Compares the present screen with the step's; null: equal. */
  readonly differenceAt: (step: number) => ScreenDifference | null;
}

export function screenComparison(recording: Recording, replay: Replay): ScreenComparison {
  const screens = screensOf(recording);
  return {
    knows: (step) => screens.has(step),
    differenceAt: (step) => {
      const personal = personalIn(replay.stateAt(step), redactionRules.ofState);
      const difference = differenceOfScreens(screens.get(step) ?? [], accessibleLines(), personal);
      return difference && { step, ...difference };
    },
  };
}

/** Loads a lazy picture at once, because a replay does not scroll to it. */
function pictureComes(picture: HTMLImageElement): Promise<void> | null {
  picture.loading = 'eager';
  return picture.complete ? null : ended(picture);
}

/** While an image object exists, the browser reuses it without a request. */
const held = new Map<string, HTMLImageElement>();

/** A bound on the rounds of rendering, since a part may load further parts. */
const mostRounds = 50;

/** Rounds without requests until a page counts as complete: loaded parts render before they request more. */
const quietRounds = 3;

/** Milliseconds: React delays the replacement of a fallback by up to 300 ms. */
const longestThrottle = 400;

/** Milliseconds to wait for a frame of the screen, which a tab in the background has none of. */
const longestFrame = 100;

/** Steps between two reports of how far it is. */
const reportEach = 10;

/** IntersectionObserver reports after a frame, and rendering follows in later tasks. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    const throttled = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(throttled);
      setTimeout(resolve, 20);
    });
  });
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

function holdPictures(): void {
  for (const { currentSrc } of document.images) {
    if (currentSrc === '' || held.has(currentSrc)) continue;
    const picture = new Image();
    picture.src = currentSrc;
    held.set(currentSrc, picture);
  }
}

/**
 * Shows every step once, so that its resources load, and returns to the current one. The visitor's own steps pause it.
 * `onDone`: every step has been shown. `screens`: compares the steps' screens.
 */
export function warmUp(
  replay: Replay,
  network: StillNetwork,
  onDone: () => void,
  screens: ScreenComparison | null = null,
): Warming {
  const loading = watchLoading();
  const listeners = new Set<() => void>();
  const settled = new Set<string>();
  let status: WarmingStatus | null = { step: 0, running: false };
  let differsOnScreen: ScreenDifference | null = null;
  let next = 0;
  let runs = 0;

  const notify = (changed: typeof status): void => {
    status = changed;
    for (const listener of listeners) listener();
  };
  const pathAt = (step: number): string => selectLocation(replay.stateAt(step) as RootState).pathname;
  const isFirstOrLastOfPage = (step: number): boolean =>
    step === 0 || step === replay.length || pathAt(step - 1) !== pathAt(step) || pathAt(step) !== pathAt(step + 1);
  const requests = (): string => [network.requested(), loading.requested()].join();

  const elementsSettled = async (): Promise<void> => {
    await Promise.all([loading.settled(), ...Array.from(document.images, pictureComes)]);
  };

  const settle = async (): Promise<void> => {
    const requested = (): string => [requests(), document.images.length].join();
    let quiet = 0;
    for (let round = 0; round < mostRounds && quiet < quietRounds; round += 1) {
      const before = requested();
      await frame();
      await Promise.all([elementsSettled(), network.settled()]);
      quiet = requested() === before ? quiet + 1 : 0;
    }
    holdPictures();
  };

  const compare = async (step: number): Promise<void> => {
    if (differsOnScreen !== null || screens?.knows(step) !== true) return;
    await frame();
    await frame();
    if (replay.step() !== step || screens.differenceAt(step) === null) return;
    // Something may be on its way still.
    let before: string;
    do {
      before = requests();
      await settle();
      await new Promise((resolve) => setTimeout(resolve, longestThrottle));
    } while (requests() !== before);
    if (replay.step() !== step) return;
    differsOnScreen = screens.differenceAt(step);
    if (differsOnScreen !== null) notify(status);
  };

  const prepare = async (step: number): Promise<void> => {
    const before = requests();
    replay.jumpTo(step);
    await turn();
    await turn();
    await elementsSettled();
    // Hold pictures of intermediate steps, which the last one may not show.
    holdPictures();
    if (!isFirstOrLastOfPage(step)) return;
    // A page that was there already has its code: it is waited for only when it fetches something more.
    const page = `${pathAt(step)} ${step === replay.length || pathAt(step + 1) !== pathAt(step)}`;
    if (settled.has(page) && requests() === before) return;
    settled.add(page);
    await settle();
  };

  const run = async (): Promise<void> => {
    const from = replay.step();
    const own = (runs += 1);
    const isRunning = (): boolean => own === runs && status?.running === true;
    while (isRunning() && next <= replay.length) {
      await prepare(next);
      await compare(next);
      // A step that the visitor interrupted is shown again.
      if (isRunning()) next += 1;
      if (isRunning() && next % reportEach === 0) notify({ step: next, running: true });
    }
    if (!isRunning()) return;
    replay.jumpTo(from);
    await settle();
    loading.stop();
    notify(null);
    onDone();
  };

  return {
    status: () => status,
    differsOnScreen: () => differsOnScreen,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    pause: () => {
      if (status?.running === true) notify({ step: next, running: false });
    },
    resume: () => {
      if (status === null || status.running) return;
      notify({ step: next, running: true });
      void run();
    },
  };
}
