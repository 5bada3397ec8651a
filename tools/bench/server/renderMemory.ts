import { openSiteRenders, renderedPaths } from './siteRenders.ts';

interface RenderMemory {
  /** Bytes of the heap after a collection, every `step` renders. */
  readonly heap: readonly number[];
  readonly step: number;
  /** Bytes that a render leaves behind: the slope of a line through the figures. */
  readonly perRender: number;
}

interface MemoryOptions {
  readonly renders?: number;
  readonly step?: number;
  /** Renders before the first figure: code is compiled, texts are loaded, caches of React and i18next fill. */
  readonly warmUp?: number;
}

/** The slope of the least-squares line through figures one step apart. */
function slopeOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const rise = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0);
  return rise / values.reduce((sum, _, index) => sum + (index - middle) ** 2, 0);
}

async function collectedHeap(collect: NodeJS.GCFunction): Promise<number> {
  // What waits in resolved promises and immediates is not a leak.
  await new Promise((resolve) => setTimeout(resolve, 20));
  await collect({ execution: 'async', type: 'major' });
  return process.memoryUsage().heapUsed;
}

/** The memory that pages of all routes leave, rendered one after the other without caches. Needs `node --expose-gc`. */
export async function measureRenderMemory({
  renders = 1000,
  step = 100,
  warmUp = 200,
}: MemoryOptions = {}): Promise<RenderMemory> {
  const collect = globalThis.gc;
  if (collect === undefined) throw new Error('Run it with node --expose-gc');
  const site = await openSiteRenders();
  const renderSome = async (from: number, count: number): Promise<void> => {
    for (let index = from; index < from + count; index += 1) {
      await site.render(renderedPaths[index % renderedPaths.length] ?? '/', 'cached');
    }
  };
  await renderSome(0, warmUp);
  const heap = [await collectedHeap(collect)];
  for (let done = 0; done < renders; done += step) {
    await renderSome(done, step);
    heap.push(await collectedHeap(collect));
  }
  await site.close();
  return { heap, step, perRender: slopeOf(heap) / step };
}

function printRenderMemory({ heap, step, perRender }: RenderMemory): string {
  const lines = heap.map(
    (bytes, index) => `${String(index * step).padStart(6)} renders ${(bytes / 2 ** 20).toFixed(2).padStart(8)} MB`,
  );
  return `${[...lines, `${(perRender / 1024).toFixed(2)} KB a render stay in memory`].join('\n')}\n`;
}

if (import.meta.main) process.stdout.write(printRenderMemory(await measureRenderMemory()));
