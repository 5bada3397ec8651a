import type { Browser, Page } from 'playwright-core';

interface TraceEvent {
  readonly name: string;
  readonly cat: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds, as all times of a trace. */
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread. */
  readonly tdur?: number;
}

/** A task of a page's main thread. Milliseconds; `start` in the clock of the trace. */
interface Task {
  readonly start: number;
  readonly duration: number;
  /** The processor time of the thread, which other processes do not affect. */
  readonly processor: number;
}

interface Trace {
  readonly tasks: readonly Task[];
  readonly firstPaint: number;
  /** The last `performance.mark` of each name. */
  readonly marks: ReadonlyMap<string, number>;
}

const markCategory = 'blink.user_timing';

/** Traces the page while `act` runs; a browser has one trace at a time. */
export async function traced<Result>(
  browser: Browser,
  page: Page,
  act: () => Promise<Result>,
): Promise<readonly [Result, Trace]> {
  await browser.startTracing(page, { categories: ['toplevel', 'loading', markCategory] });
  const result = await act().catch(async (error: unknown) => {
    await browser.stopTracing();
    throw error;
  });
  return [result, readTrace(await browser.stopTracing())];
}

/** Tasks of the threads that have painted a page. */
function readTrace(trace: Buffer): Trace {
  const { traceEvents } = JSON.parse(trace.toString('utf8')) as { readonly traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const marks = traceEvents.filter(({ cat }) => cat === markCategory);
  const paints = traceEvents.filter(({ name }) => name === 'firstContentfulPaint');
  const pages = new Set([...paints, ...marks].map(threadOf));
  return {
    tasks: traceEvents
      .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && pages.has(threadOf(event)))
      .map(({ ts, dur = 0, tdur = 0 }) => ({ start: ts / 1000, duration: dur / 1000, processor: tdur / 1000 })),
    firstPaint: (paints[0]?.ts ?? Number.NaN) / 1000,
    marks: new Map(marks.map(({ name, ts }) => [name, ts / 1000])),
  };
}

/** Processor time of each task that began after the first paint. */
export function tasksAfterPaint({ tasks, firstPaint }: Trace): readonly number[] {
  return tasks.filter(({ start }) => start > firstPaint).map(({ processor }) => processor);
}

/** Processor time between two moments; of a partly overlapping task, its share. */
export function processorTimeBetween({ tasks }: Trace, from: number, to: number): number {
  return tasks.reduce((sum, { start, duration, processor }) => {
    const within = Math.min(start + duration, to) - Math.max(start, from);
    return within > 0 ? sum + processor * Math.min(1, within / duration) : sum;
  }, 0);
}
