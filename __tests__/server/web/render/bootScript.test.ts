import { runInNewContext } from 'node:vm';
import { inlineScripts } from '../../../../tools/webpack/inlineScripts.ts';

/** Runs the script in a minimal browser; a timer with a delay never fires. */
const boot = (
  entryTypes: readonly string[],
  readyState = 'complete',
  picture: { decode: () => Promise<void> } | null = null,
) => {
  const requested: string[] = [];
  const listeners = new Map<string, () => void>();
  const frames: (() => void)[] = [];
  const document = { readyState };
  runInNewContext(inlineScripts.boot, {
    document: Object.assign(document, {
      documentElement: { lang: 'uk', dataset: {} },
      addEventListener: () => {},
      currentScript: { dataset: { scripts: '/assets/runtime.js /assets/client.js' } },
      querySelector: () => picture,
      createElement: () => ({}),
      head: { append: ({ src }: { src: string }) => requested.push(src) },
    }),
    // Unknown types are ignored without an error, as the standard requires.
    PerformanceObserver: class {
      static readonly supportedEntryTypes = entryTypes;
      readonly #seen: () => void;
      constructor(seen: () => void) {
        this.#seen = seen;
      }
      observe({ type }: { type: string }): void {
        if (entryTypes.includes(type)) this.#seen();
      }
    },
    MutationObserver: Object,
    requestAnimationFrame: (task: () => void) => frames.push(task),
    setTimeout: (task: () => void, delay = 0) => (delay === 0 ? task() : undefined),
    // The first of a name: those that record presses come after it.
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listeners.get(name) ?? listener),
    window: {},
  });
  return {
    requested,
    paint: () => frames.splice(0).forEach((task) => task()),
    touch: () => listeners.get('pointerdown')?.(),
    load: () => listeners.get('load')?.(),
    parsed() {
      document.readyState = 'interactive';
      listeners.get('DOMContentLoaded')?.();
    },
  };
};

const scripts = ['/assets/runtime.js', '/assets/client.js'];

test('scripts are requested after the largest part of the first view was painted', () => {
  const { requested, paint } = boot(['paint', 'largest-contentful-paint']);
  paint();
  expect(requested).toEqual(scripts);
});

test.each([
  ['decoded', (decoded: PromiseWithResolvers<void>) => decoded.resolve()],
  ['found to be broken', (decoded: PromiseWithResolvers<void>) => decoded.reject(new Error('No picture'))],
])('a large picture of the first view is %s before they are requested', async (_, settle) => {
  const decoded = Promise.withResolvers<void>();
  const { requested, paint } = boot(['largest-contentful-paint'], 'complete', { decode: () => decoded.promise });
  await Promise.resolve();
  paint();
  expect(requested).toEqual([]);
  settle(decoded);
  await decoded.promise.catch(() => {});
  await Promise.resolve();
  paint();
  expect(requested).toEqual(scripts);
});

test('a touch requests them, once what it did is painted', () => {
  const { requested, paint, touch } = boot(['paint']);
  touch();
  expect(requested).toEqual([]);
  paint();
  expect(requested).toEqual(scripts);
});

test('a browser that does not report that paint requests them after the load event', () => {
  const { requested, load } = boot(['paint']);
  expect(requested).toEqual([]);
  load();
  expect(requested).toEqual(scripts);
});

test('scripts are not requested before the document is complete, whatever has been painted', () => {
  const { requested, paint, parsed } = boot(['largest-contentful-paint'], 'loading');
  paint();
  expect(requested).toEqual([]);
  parsed();
  expect(requested).toEqual(scripts);
});
