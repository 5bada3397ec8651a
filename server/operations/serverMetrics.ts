import type { RunningBackend } from '../backend/index.ts';
import type { Web } from '../web/index.ts';
import type { Metric } from './metrics.ts';

/** Metrics of the server's parts. */
export async function metricsOf(
  web: Pick<Web, 'pageCacheStats'>,
  backend: Pick<RunningBackend, 'waitingDeliveries'>,
): Promise<Metric[]> {
  const { fresh, stale, renders, rendering, waiting, pages, bytes } = web.pageCacheStats();
  // The other metrics matter most while the database is unavailable.
  const deliveries = await backend.waitingDeliveries().catch(() => undefined);
  const metrics: Metric[] = [
    {
      name: 'obriy_page_cache_total',
      type: 'counter',
      help: 'Pages by where they came from.',
      values: { '{result="fresh"}': fresh, '{result="stale"}': stale, '{result="rendered"}': renders },
    },
    { name: 'obriy_page_cache_pages', type: 'gauge', help: 'Pages in the cache.', values: { '': pages } },
    { name: 'obriy_page_cache_bytes', type: 'gauge', help: 'Their size.', values: { '': bytes } },
    {
      name: 'obriy_renders',
      type: 'gauge',
      help: 'Pages being rendered, and waiting for it.',
      values: { '{state="rendering"}': rendering, '{state="waiting"}': waiting },
    },
  ];
  if (deliveries === undefined) return metrics;
  const { mail, webhook } = deliveries;
  return [
    ...metrics,
    {
      name: 'obriy_deliveries_waiting',
      type: 'gauge',
      help: 'Messages about leads that are not delivered yet.',
      values: { '{channel="mail"}': mail, '{channel="webhook"}': webhook },
    },
  ];
}
