import { withTimeout } from '#shared/tasks';

/** Milliseconds; what has not come by then does not come. */
const longest = 15_000;

/** The scripts and style sheets that the document asks for, whoever asks. */
export interface Loading {
  /** How many it has asked for so far. */
  readonly asked: () => number;
  /** How many of them are on their way. */
  readonly pending: () => number;
  /** Resolves when those of now have come, or failed. */
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

/** `onCome`: one of them has come. */
export function watchLoading(onCome: () => void = () => undefined): Loading {
  const parts = new Set<Promise<void>>();
  let asked = 0;
  // Chunks of the site are script and link elements in the head.
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || !node.matches('script[src], link[rel=stylesheet]')) continue;
      asked += 1;
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
    asked: () => asked,
    pending: () => parts.size,
    settled: async () => void (await Promise.all(parts)),
    stop: () => observer.disconnect(),
  };
}
