import type { Language } from '#shared/config';
import { texts, wordAt } from './day.ts';

function nameOf(number: number, language: Language): string {
  return wordAt(texts[language].weekdaysShort, number);
}

function runsOf(numbers: readonly number[]): readonly (readonly [first: number, last: number])[] {
  return numbers
    .toSorted((a, b) => a - b)
    .reduce<[number, number][]>((runs, number) => {
      const run = runs.at(-1);
      if (run !== undefined && run[1] === number - 1) run[1] = number;
      else runs.push([number, number]);
      return runs;
    }, []);
}

/** Weekdays (Monday = 1) as ranges: "Mon–Fri", "пн–ср, сб". */
export function formatWeekdays(numbers: readonly number[], language: Language): string {
  return runsOf(numbers)
    .map(([first, last]) =>
      first === last ? nameOf(first, language) : `${nameOf(first, language)}–${nameOf(last, language)}`,
    )
    .join(', ');
}

/** `HH:MM` as on a door: "9:00". */
export function formatClock(clock: string): string {
  return clock.replace(/^0(?=\d)/, '');
}
