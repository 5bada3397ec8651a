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

/** Registers the worker, tells it what was seen, and lets a new one in when nothing is unfinished. */
export function runWorker({ address, language, isUnfinished, onTakenOver }: WorkerOptions): RunningWorker {
  const { serviceWorker } = navigator;
  const listening = new AbortController();
  const { signal } = listening;
  let shown = window.location.pathname + window.location.search;
  let checked = Date.now();
  /** Since when the worker sees what this page asks for: milliseconds of its life. */
  let controlledAt = serviceWorker.controller === null ? Infinity : 0;
  let registration: ServiceWorkerRegistration | undefined;

  const tell = async (message: ToWorker): Promise<void> => {
    const { active } = await serviceWorker.ready;
    active?.postMessage(message, []);
  };

  /** Also what was asked for before the worker took control and comes after. */
  const unseen = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const urls = entries.filter(({ startTime }) => startTime < controlledAt).map(({ name }) => name);
    if (urls.length > 0) void tell({ type: 'seen', urls, language });
  });

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
    if (controlledAt === 0) return;
    void tell({ type: 'seen', urls: [window.location.href], language });
    unseen.observe({ type: 'resource', buffered: true });
  };

  const tookOver = (): void => {
    if (controlledAt < Infinity) onTakenOver();
    else controlledAt = performance.now();
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
      void tell({ type: 'visited', url: window.location.origin + page });
    },
    stop: () => {
      listening.abort();
      unseen.disconnect();
    },
  };
}
