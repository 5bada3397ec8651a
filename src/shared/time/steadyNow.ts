/**
 * Whole milliseconds that only ever grow, whatever somebody does to the clock; between two documents of a tab they differ by what the
 * clock was set.
 */
export function steadyNow(): number {
  return Math.floor(performance.timeOrigin + performance.now());
}
