import { type RefObject, useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { createPath, useLocation, useNavigate, useNavigation } from 'react-router';
import { leadsWait, runOutbox, useLeadDispatch } from '#entities/lead';
import { selectSettings, type Settings } from '#shared/config';
import { type FromWorker, isPersonalPath, type ToWorker, workerPath } from '#shared/offline';
import { useLanguage, withQuery } from '#shared/routing';
import { releaseTookOver, selectOnline, selectReleased } from '../connectionSlice.ts';
import { ConnectionNotice, LeadNotice } from './notices.tsx';
import { useConnection } from './useConnection.ts';

interface WorkerOptions {
  readonly address: string;
  readonly language: string;
  /** Whether this tab has a form that must not be disturbed. */
  readonly isUnfinished: () => boolean;
  /** A worker of another release serves this tab from now on. */
  readonly onTakenOver: () => void;
}

interface RunningWorker {
  /** `page`: path and query. */
  readonly pageShown: (page: string) => void;
  readonly stop: () => void;
}

/** Milliseconds between update checks of an open tab. */
const hour = 3_600_000;

/** Registers the worker, reports loaded URLs to it, and activates a new one when no input is unfinished. */
function runWorker({ address, language, isUnfinished, onTakenOver }: WorkerOptions): RunningWorker {
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

/** The worker's script with the settings that it needs. Another setting is another script, which the browser installs. */
function workerAddress({ defaultLanguage, host, phone }: Settings): string {
  const query = new URLSearchParams({ language: defaultLanguage, phone, ...(host !== '' && { host }) });
  return withQuery(workerPath, query);
}

/** The development server builds no worker. */
const built = process.env['NODE_ENV'] === 'production';

/** Registers the worker; a new one takes over as soon as no tab has unfinished input. */
function useWorker(isUnfinished: () => boolean): void {
  const settings = useSelector(selectSettings);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const dispatch = useDispatch();
  const unfinished = useRef(isUnfinished);
  const running = useRef<RunningWorker>(undefined);
  const enabled = built && settings.serviceWorker === 'on';
  const address = workerAddress(settings);

  useEffect(() => {
    unfinished.current = isUnfinished;
  }, [isUnfinished]);

  useEffect(() => {
    if (!enabled || !('serviceWorker' in navigator)) return undefined;
    const worker = runWorker({
      address,
      language,
      isUnfinished: () => unfinished.current(),
      onTakenOver: () => dispatch(releaseTookOver()),
    });
    running.current = worker;
    return () => {
      running.current = undefined;
      worker.stop();
    };
  }, [enabled, address, language, dispatch]);

  useEffect(() => running.current?.pageShown(pathname + search), [pathname, search]);
}

/** Without a worker, an offline navigation shows the browser's error page. */
function hasWorker(): boolean {
  return 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
}

/**
 * Uses document navigation after a new release, and offline with a worker, because pages were cached as documents. Not
 * with unfinished input, and not to a page that is never cached: the router keeps the visitor's steps, and its queries wait for the network.
 */
function useWholeDocuments(unfinished: boolean): void {
  const released = useSelector(selectReleased);
  const online = useSelector(selectOnline);
  const location = useLocation();
  const { pathname } = location;
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const loadsDocument = (to: string): boolean => released || (!online && hasWorker() && !isPersonalPath(to));

  useEffect(() => {
    if (unfinished || next === undefined || next.pathname === pathname || !loadsDocument(next.pathname)) return;
    // On Back the address changes before the page does.
    if (window.location.pathname === next.pathname) {
      window.location.reload();
      return;
    }
    // The router would add an entry of its own before the worker's document comes. Online its progress is shown.
    if (!online) void navigate(location, { replace: true, preventScrollReset: true, state: location.state as unknown });
    window.location.assign(createPath(next));
    // oxlint-disable-next-line react/exhaustive-deps -- a navigation that is new; the rest is made anew with every render
  }, [unfinished, released, online, next, pathname]);

  // A prefetched page may show before this effect runs.
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!unfinished && loadsDocument(pathname)) window.location.reload();
    // oxlint-disable-next-line react/exhaustive-deps -- as above
  }, [unfinished, released, online, pathname]);
}

function isInForm(element: EventTarget | null): boolean {
  return element instanceof Element && element.closest('form') !== null;
}

/** Whether something has been entered into a form of this page; another page has other forms. */
function useFormTouched(): RefObject<boolean> {
  const { pathname } = useLocation();
  const touched = useRef(false);

  useEffect(() => {
    // Do not interrupt a visitor who is already typing.
    touched.current = isInForm(document.activeElement);
  }, [pathname]);

  useEffect(() => {
    const note = ({ target }: Event): void => {
      if (isInForm(target)) touched.current = true;
    };
    document.addEventListener('input', note, { capture: true });
    return () => document.removeEventListener('input', note, { capture: true });
  }, []);

  return touched;
}

/** Sends leads queued by earlier documents. */
function useWaitingLeads(): void {
  const dispatch = useLeadDispatch();
  useEffect(() => {
    if (leadsWait()) dispatch(runOutbox());
  }, [dispatch]);
}

interface ConnectionWatchProps {
  readonly unfinished: boolean;
}

export function ConnectionWatch({ unfinished }: ConnectionWatchProps) {
  const touched = useFormTouched();
  const refetch = useConnection();
  useWorker(() => unfinished || touched.current);
  useWholeDocuments(unfinished);
  useWaitingLeads();
  return (
    <>
      <ConnectionNotice onRetry={refetch} />
      <LeadNotice />
    </>
  );
}
