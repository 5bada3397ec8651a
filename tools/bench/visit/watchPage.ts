declare global {
  interface Window {
    watched?: WatchedPage;
  }
}

/** Milliseconds since the navigation began. */
export interface WatchedPage {
  firstPaint: number;
  largestPaint: number;
  largestUrl: string;
  /** Only unexpected shifts. */
  layoutShift: number;
  longTasks: { readonly start: number; readonly duration: number }[];
  /** Of taps and keys: to the next paint. */
  interactions: { readonly id: number; readonly start: number; readonly duration: number }[];
  hydratedAt: number | null;
  dialogAt: number | null;
}

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

interface LargestPaint extends PerformanceEntry {
  readonly url: string;
}

interface Interaction extends PerformanceEntry {
  readonly interactionId: number;
}

/** Runs in the page before anything else, without imports: it is sent as text. */
export function watchPage(): void {
  const watched: WatchedPage = {
    firstPaint: 0,
    largestPaint: 0,
    largestUrl: '',
    layoutShift: 0,
    longTasks: [],
    interactions: [],
    hydratedAt: null,
    dialogAt: null,
  };
  window.watched = watched;

  const each = (type: string, note: (entry: PerformanceEntry) => void): void => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
      durationThreshold: 16,
    } as PerformanceObserverInit);
  };
  each('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') watched.firstPaint = startTime;
  });
  each('largest-contentful-paint', (entry) => {
    watched.largestPaint = entry.startTime;
    watched.largestUrl = (entry as LargestPaint).url;
  });
  each('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as Shift;
    if (!hadRecentInput) watched.layoutShift += value;
  });
  each('longtask', ({ startTime, duration }) => watched.longTasks.push({ start: startTime, duration }));
  each('event', (entry) => {
    const { interactionId: id, startTime: start, duration } = entry as Interaction;
    if (id > 0) watched.interactions.push({ id, start, duration });
  });

  // The client takes early events once, on hydration; see server/web/render/bootScript.ts.
  type Early = NonNullable<Window['early']>;
  let given: Early | undefined;
  Object.defineProperty(window, 'early', {
    set(early: Early) {
      given = {
        ...early,
        take() {
          watched.hydratedAt ??= performance.now();
          return early.take();
        },
      };
    },
    get: () => given,
  });

  const isDialog = (node: Node): boolean =>
    node instanceof Element &&
    (node.matches('dialog, [role=dialog]') || node.querySelector('dialog, [role=dialog]') !== null);
  new MutationObserver((changes, observer) => {
    if (watched.hydratedAt === null || !changes.some(({ addedNodes }) => [...addedNodes].some(isDialog))) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => (watched.dialogAt = performance.now())));
  }).observe(document, { childList: true, subtree: true });
}
