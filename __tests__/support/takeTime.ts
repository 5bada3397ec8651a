import { readSteadyTimeFrom } from '#shared/time';

let ahead = 0;

/** Lets two seconds pass at once: a form holds back what is sent sooner than a person can fill it in. */
export function takeTime(): void {
  ahead += 2000;
  readSteadyTimeFrom(() => Math.floor(performance.timeOrigin + performance.now()) + ahead);
}
