import { atMost, type Figure } from '../figures.ts';
import { median } from '../median.ts';
import { measureRenders } from './render.ts';
import { measureRenderMemory } from './renderMemory.ts';

/** Renders all routes in both languages without caches: the median page, the slowest one, and the memory left. */
export async function benchRenders(): Promise<readonly Figure[]> {
  const times = await measureRenders({ rounds: 15 });
  const slowest = times.toSorted((a, b) => b.p50 - a.p50)[0];
  const { heap, step, perRender } = await measureRenderMemory();
  return [
    { name: 'uncached render, p50', value: median(times.map(({ p50 }) => p50)), unit: 'ms', goal: atMost(4) },
    {
      name: 'uncached render, p50 with backend requests',
      value: median(times.map(({ withBackend }) => withBackend)),
      unit: 'ms',
    },
    { name: 'uncached render, p95', value: median(times.map(({ p95 }) => p95)), unit: 'ms' },
    {
      name: `uncached render, slowest page (${slowest?.path ?? ''}), p50`,
      value: slowest?.p50 ?? Number.NaN,
      unit: 'ms',
      goal: atMost(6),
    },
    { name: `heap that stays after a render, over ${(heap.length - 1) * step}`, value: perRender / 1024, unit: 'KB' },
  ];
}
