import { readSteadyTimeFrom } from '#shared/time';

let ahead = 0;

/** Advances the clock by two seconds: a form delays what is sent faster than a person can fill it in. */
export function takeTime(): void {
  ahead += 2000;
  readSteadyTimeFrom(() => Math.floor(performance.timeOrigin + performance.now()) + ahead);
}
