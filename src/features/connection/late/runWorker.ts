import type { FromWorker, ToWorker } from '#shared/offline';

interface WorkerOptions {
  readonly address: string;
  readonly language: string;
  /** Whether this tab has a form that must not be disturbed. */
  readonly isUnfinished: () => boolean;
  /** A worker of another release serves this tab from now on. */
  readonly onTakenOver: () => void;
}

export interface RunningWorker {
  /** `page`: path and query. */
  readonly pageShown: (page: string) => void;
  readonly stop: () => void;
}

/** Milliseconds: how often a tab that stays open asks for a new release. */
const hour = 3_600_000;

function loadedSoFar(): string[] {
  return [window.location.href, ...performance.getEntriesByType('resource').map(({ name }) => name)];
}

/** Registers the worker, tells it what was seen, and lets a new one in when nothing is unfinished. */
export function runWorker({ address, language, isUnfinished, onTakenOver }: WorkerOptions): RunningWorker {
  const { serviceWorker } = navigator;
  const listening = new AbortController();
  const { signal } = listening;
  let shown = window.location.pathname + window.location.search;
  let checked = Date.now();
  const uncontrolled = serviceWorker.controller === null;
  let controlled = !uncontrolled;
  let registration: ServiceWorkerRegistration | undefined;

  const offer = (): void => {
    if (!isUnfinished()) registration?.waiting?.postMessage({ type: 'takeOver' } satisfies ToWorker, []);
  };

  const start = async (): Promise<void> => {
    registration = await serviceWorker.register(address, { updateViaCache: 'none' });
    offer();
    registration.addEventListener(
      'updatefound',
      () => registration?.installing?.addEventListener('statechange', offer, { signal }),
      { signal },
    );
    const { active } = await serviceWorker.ready;
    if (uncontrolled) active?.postMessage({ type: 'seen', urls: loadedSoFar(), language } satisfies ToWorker, []);
  };

  const tookOver = (): void => {
    if (controlled) onTakenOver();
    controlled = true;
  };

  const answer = ({ data, ports: [port] }: MessageEvent<FromWorker>): void => {
    if (data.type === 'haveYouUnfinishedForm') port?.postMessage(isUnfinished());
  };

  const visibilityChanged = (): void => {
    if (document.visibilityState === 'hidden') offer();
    else if (Date.now() - checked > hour) {
      checked = Date.now();
      // Without a connection there is nothing new.
      registration?.update().catch(() => {});
    }
  };

  serviceWorker.addEventListener('controllerchange', tookOver, { signal });
  serviceWorker.addEventListener('message', answer, { signal });
  document.addEventListener('visibilitychange', visibilityChanged, { signal });
  // A browser may forbid workers, or the host may not have the file: the site is whole without it.
  start().catch(() => {});

  return {
    pageShown: (page) => {
      if (page === shown) return;
      shown = page;
      offer();
      serviceWorker.controller?.postMessage(
        { type: 'visited', url: window.location.origin + page } satisfies ToWorker,
        [],
      );
    },
    stop: () => listening.abort(),
  };
}
