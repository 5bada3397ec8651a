export { clockSlice } from './clockSlice.ts';
export { useNow, useToday } from './useNow.ts';

let read = (): number => Math.floor(performance.timeOrigin + performance.now());

/** A monotonic clock in whole milliseconds, independent of changes of the system clock within a document. */
export function steadyNow(): number {
  return read();
}

/** A replay sets its recorded time, so that countdowns show their recorded values. */
export function readSteadyTimeFrom(clock: () => number): void {
  read = clock;
}
