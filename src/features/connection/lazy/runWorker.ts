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

/** Milliseconds between update checks of an open tab. */
const hour = 3_600_000;

/** Registers the worker, reports loaded URLs to it, and activates a new one when no input is unfinished. */
export function runWorker({ address, language, isUnfinished, onTakenOver }: WorkerOptions): RunningWorker {
  const { serviceWorker } = navigator;
  const listening = new AbortController();
  const { signal } = listening;
  let shown = window.location.pathname + window.location.search;
  let checked = Date.now();
  /** Since when the worker controls this page, in milliseconds of its life. */
  let controlledAt = serviceWorker.controller === null ? Infinity : 0;
  let registration: ServiceWorkerRegistration | undefined;

  const send = async (message: ToWorker): Promise<void> => {
    const { active } = await serviceWorker.ready;
    active?.postMessage(message, []);
  };

  /** Also requests that started before the worker took control. */
  const unseen = new PerformanceObserver((list) => {
    const entries = list.getEntries() as PerformanceResourceTiming[];
    const urls = entries.filter(({ startTime }) => startTime < controlledAt).map(({ name }) => name);
    if (urls.length > 0) void send({ type: 'seen', urls, language });
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
    void send({ type: 'seen', urls: [window.location.href], language });
    unseen.observe({ type: 'resource', buffered: true });
  };

  const tookOver = (): void => {
    if (controlledAt < Infinity) onTakenOver();
    else controlledAt = performance.now();
  };

  const onMessage = ({ data, ports: [port] }: MessageEvent<FromWorker>): void => {
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
  serviceWorker.addEventListener('message', onMessage, { signal });
  document.addEventListener('visibilitychange', visibilityChanged, { signal });
  // A browser may forbid workers, or the host may not have the file: the site is whole without it.
  start().catch(() => {});

  return {
    pageShown: (page) => {
      if (page === shown) return;
      shown = page;
      offer();
      void send({ type: 'visited', url: window.location.origin + page });
    },
    stop: () => {
      listening.abort();
      unseen.disconnect();
    },
  };
}
