import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The kind of a request by its path only: an address may hold what a visitor typed. */
export type RouteKind = 'api' | 'assets' | 'media' | 'operations' | 'pages';

/** Values read at the time of the request; a name may have labels: `name{label="value"}`. */
export interface Metric {
  readonly name: string;
  readonly type: 'counter' | 'gauge';
  readonly help: string;
  /** By labels, such as `{channel="mail"}`; the empty string for a metric without. */
  readonly values: Readonly<Record<string, number>>;
}

interface Metrics {
  observe(kind: RouteKind, status: number, seconds: number): void;
  /** In Prometheus' text format. */
  text(metrics: readonly Metric[]): string;
}

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface Durations {
  readonly counts: number[];
  sum: number;
  count: number;
}

const written = ({ name, type, help, values }: Metric): string =>
  [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...Object.entries(values).map(([labels, value]) => `${name}${labels} ${value}`),
  ].join('\n');

function processMetrics(lagP99: number): Metric[] {
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const metric = (name: string, type: Metric['type'], help: string, value: number): Metric => ({
    name,
    type,
    help,
    values: { '': value },
  });
  return [
    metric('process_cpu_seconds_total', 'counter', 'Processor time.', (user + system) / 1e6),
    metric('process_resident_memory_bytes', 'gauge', 'Memory.', rss),
    metric('process_start_time_seconds', 'gauge', 'Start of the process.', performance.timeOrigin / 1000),
    metric('nodejs_heap_size_used_bytes', 'gauge', 'Memory of JavaScript.', heapUsed),
    metric('nodejs_eventloop_lag_p99_seconds', 'gauge', 'Delay of the event loop since the last scrape.', lagP99),
  ];
}

export function createMetrics(): Metrics {
  const requests: Record<string, number> = {};
  const durations = new Map<RouteKind, Durations>();
  const lag = monitorEventLoopDelay();
  lag.enable();

  const histogram = (): string => {
    const name = 'obriy_http_request_duration_seconds';
    const lines = [...durations].flatMap(([route, { counts, sum, count }]) => [
      ...buckets.map((bucket, index) => `${name}_bucket{route="${route}",le="${bucket}"} ${counts[index] ?? 0}`),
      `${name}_bucket{route="${route}",le="+Inf"} ${count}`,
      `${name}_sum{route="${route}"} ${sum}`,
      `${name}_count{route="${route}"} ${count}`,
    ]);
    return [
      `# HELP ${name} From the request's head to the end of the response.`,
      `# TYPE ${name} histogram`,
      ...lines,
    ].join('\n');
  };

  return {
    observe(kind, status, seconds) {
      const labels = `{route="${kind}",status="${status}"}`;
      requests[labels] = (requests[labels] ?? 0) + 1;
      const known = durations.get(kind) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
      durations.set(kind, known);
      known.sum += seconds;
      known.count += 1;
      buckets.forEach((bucket, index) => {
        if (seconds <= bucket) known.counts[index] = (known.counts[index] ?? 0) + 1;
      });
    },
    text(metrics) {
      // Nanoseconds; not a number before the first sample.
      const lagP99 = lag.percentile(99) / 1e9;
      lag.reset();
      const all = [
        { name: 'obriy_http_requests_total', type: 'counter', help: 'Finished requests.', values: requests } as const,
        ...metrics,
        ...processMetrics(Number.isFinite(lagP99) ? lagP99 : 0),
      ];
      return `${[histogram(), ...all.map(written)].join('\n')}\n`;
    },
  };
}
