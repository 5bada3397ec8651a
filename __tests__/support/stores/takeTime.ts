import { readSteadyTimeFrom } from '#shared/time';

let ahead = 0;

/** Advances the clock, by default by two seconds: a form delays what is sent faster than a person can fill it in. */
export function takeTime(milliseconds = 2000): void {
  ahead += milliseconds;
  readSteadyTimeFrom(() => Math.floor(performance.timeOrigin + performance.now()) + ahead);
}
