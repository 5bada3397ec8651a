import { inPatience } from './inPatience.ts';

export interface Loading {
  /** How many scripts and style sheets the document has asked for so far. */
  readonly asked: () => number;
  /** Resolves when all scripts, style sheets and pictures of the document so far have come, or failed. */
  readonly settled: () => Promise<void>;
  readonly stop: () => void;
}

function ended(element: Element): Promise<void> {
  return inPatience(
    new Promise((resolve) => {
      element.addEventListener('load', resolve, { once: true });
      element.addEventListener('error', resolve, { once: true });
    }),
  );
}

/** A picture that waits for its turn would come when somebody scrolls: in a replay it comes now. */
function pictureComes(picture: HTMLImageElement): Promise<void> | null {
  picture.loading = 'eager';
  return picture.complete ? null : ended(picture);
}

/** Knows what the document is loading, whoever asked for it. */
export function watchLoading(): Loading {
  const parts = new Set<Promise<void>>();
  let asked = 0;
  // Chunks of the site are script and link elements in the head.
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof Element) || !node.matches('script[src], link[rel=stylesheet]')) continue;
      asked += 1;
      const part = ended(node);
      parts.add(part);
      void part.then(() => parts.delete(part));
    }
  });
  observer.observe(document.head, { childList: true });

  return {
    asked: () => asked,
    settled: async () => {
      const pictures = Array.from(document.images, pictureComes);
      await Promise.all([...parts, ...pictures]);
    },
    stop: () => observer.disconnect(),
  };
}
