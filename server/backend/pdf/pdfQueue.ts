import { setImmediate } from 'node:timers/promises';
import { type BoundedQueue, createBoundedQueue } from '../../http/boundedQueue.ts';

export type PdfQueue = Pick<BoundedQueue, 'run'>;

/** All PDFs of the process are drawn one after another, and pages are served between them. */
export function createPdfQueue(): PdfQueue {
  const queue = createBoundedQueue({ concurrency: 1, waiting: 20, timeoutMs: 15_000 });
  return {
    run: async (draw) =>
      queue.run(async () => {
        await setImmediate();
        return draw();
      }),
  };
}
