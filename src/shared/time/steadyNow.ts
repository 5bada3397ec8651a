let read = (): number => Math.floor(performance.timeOrigin + performance.now());

/**
 * Whole milliseconds that only ever grow, whatever somebody does to the clock; between two documents of a tab they differ by what the
 * clock was set.
 */
export function steadyNow(): number {
  return read();
}

/** A replay has the time of what it shows, so that what runs down stands where it stood. */
export function readSteadyTimeFrom(clock: () => number): void {
  read = clock;
}
