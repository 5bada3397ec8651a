/** Stubs layout, which jsdom lacks, for code that measures. Runs inside the test's own window. */

function mediaMatches(query: string): boolean {
  const limits = [...query.matchAll(/\((min|max)-width:\s*(\d+(?:\.\d+)?)(px|rem|em)\)/g)];
  return (
    limits.length > 0 &&
    limits.every(([, bound, value, unit]) => {
      const limit = Number(value) * (unit === 'px' ? 1 : 16);
      return bound === 'min' ? window.innerWidth >= limit : window.innerWidth <= limit;
    })
  );
}

/** Widths are matched against `window.innerWidth`; every other query (dark scheme, less motion) does not match. */
class StubMediaQueryList extends EventTarget {
  readonly media: string;
  onchange = null;

  constructor(media: string) {
    super();
    this.media = media;
  }

  get matches(): boolean {
    return mediaMatches(this.media);
  }

  addListener(listener: EventListener): void {
    this.addEventListener('change', listener);
  }

  removeListener(listener: EventListener): void {
    this.removeEventListener('change', listener);
  }
}

class StubResizeObserver implements ResizeObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
}

const observers = new Set<StubIntersectionObserver>();

class StubIntersectionObserver implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '0px';
  readonly scrollMargin = '0px';
  readonly thresholds = [0];
  readonly #targets = new Set<Element>();
  readonly #callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.#callback = callback;
    observers.add(this);
  }

  observe(target: Element): void {
    this.#targets.add(target);
  }

  unobserve(target: Element): void {
    this.#targets.delete(target);
  }

  disconnect(): void {
    observers.delete(this);
  }

  takeRecords(): IntersectionObserverEntry[] {
    return [];
  }

  reveal(): void {
    const entries = [...this.#targets].map((target) => {
      const boundingClientRect = target.getBoundingClientRect();
      return {
        target,
        isIntersecting: true,
        intersectionRatio: 1,
        boundingClientRect,
        intersectionRect: boundingClientRect,
        rootBounds: null,
        time: performance.now(),
      };
    });
    if (entries.length > 0) this.#callback(entries, this);
  }
}

function scrollTo(first?: ScrollToOptions | number, second?: number): void {
  const { left, top } = typeof first === 'object' ? first : { left: first, top: second };
  Object.assign(window, {
    scrollX: left ?? window.scrollX,
    pageXOffset: left ?? window.scrollX,
    scrollY: top ?? window.scrollY,
    pageYOffset: top ?? window.scrollY,
  });
  window.dispatchEvent(new Event('scroll'));
}

const computedStyle = window.getComputedStyle.bind(window);

Object.assign(window, {
  // jsdom has no pseudo-elements and logs an error when antd's scroll lock reads one.
  getComputedStyle: (element: Element) => computedStyle(element),
  matchMedia: (query: string) => new StubMediaQueryList(query),
  ResizeObserver: StubResizeObserver,
  IntersectionObserver: StubIntersectionObserver,
  revealAll: () => {
    for (const observer of observers) observer.reveal();
  },
  scrollTo,
  // Never idle: deferred tasks would run in the middle of a test.
  requestIdleCallback: () => 0,
  cancelIdleCallback: () => {},
});
Element.prototype.scrollIntoView = () => {};

/** A document that was navigated to, unless a test sets another type. */
performance.getEntriesByType = () => [];

/** jsdom accepts only its own AbortSignal, and fetch needs Node's: this removes listeners by both. */
function acceptForeignSignals(target: EventTarget): void {
  const { addEventListener } = target;
  target.addEventListener = function add(this: EventTarget, type, listener, options) {
    if (typeof options !== 'object' || options.signal === undefined) {
      addEventListener.call(this, type, listener, options);
      return;
    }
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    addEventListener.call(this, type, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
  };
}
acceptForeignSignals(EventTarget.prototype);
// jest adds a method to the window.
acceptForeignSignals(window);

/** Supports the only use by libraries: scheduling a task. Node's own would keep the process alive. */
class StubMessagePort {
  onmessage: ((event: MessageEvent) => void) | null = null;
  other: StubMessagePort | null = null;
  private readonly listeners: ((event: MessageEvent) => void)[] = [];

  addEventListener(_: 'message', listener: (event: MessageEvent) => void): void {
    this.listeners.push(listener);
  }

  start(): void {}

  postMessage(data: unknown): void {
    setTimeout(() => {
      const event = new MessageEvent('message', { data });
      for (const listener of [this.other?.onmessage, ...(this.other?.listeners ?? [])]) listener?.(event);
    });
  }
}

class StubMessageChannel {
  readonly port1 = new StubMessagePort();
  readonly port2 = new StubMessagePort();

  constructor() {
    this.port1.other = this.port2;
    this.port2.other = this.port1;
  }
}

Object.assign(window, { MessageChannel: StubMessageChannel });

/** jsdom has only the element. */
Object.assign(window.HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
    this.dispatchEvent(new Event('close'));
  },
});

/** jsdom's files can only be read by its own reader. */
Object.assign(window.File.prototype, {
  arrayBuffer(this: File): Promise<unknown> {
    return new Promise((resolve) => {
      const reader = new FileReader();
      reader.addEventListener('load', () => resolve(reader.result));
      reader.readAsArrayBuffer(this);
    });
  },
});

/** jsdom has only mouse events. */
class StubPointerEvent extends MouseEvent {
  readonly pointerId: number;
  readonly pointerType: string;
  readonly isPrimary: boolean;

  constructor(type: string, { pointerId = 0, pointerType = '', isPrimary = false, ...init }: PointerEventInit = {}) {
    super(type, init);
    this.pointerId = pointerId;
    this.pointerType = pointerType;
    this.isPrimary = isPrimary;
  }
}

Object.assign(window, { PointerEvent: StubPointerEvent });
