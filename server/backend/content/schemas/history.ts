import * as z from 'zod';
import { Day, Month, Percent } from '#contract/common.ts';
import { key, listOf, localText, nullByDefault } from './basic.ts';

const ascending = (days: readonly string[]): boolean => days.slice(1).every((day, index) => (days[index] ?? '') < day);

export const HistoryFile = z.strictObject({
  stages: listOf(
    z
      .strictObject({ name: localText, percent: Percent, valid_from: Day, valid_until: nullByDefault(Day) })
      .refine(({ valid_from, valid_until }) => valid_until === null || valid_from <= valid_until, {
        path: ['valid_until'],
        error: 'must not be before `valid_from`',
      }),
  ),
  handovers: z
    .record(
      key,
      z.strictObject({
        promises: z
          .array(z.strictObject({ day: Day, month: Month, reason: nullByDefault(localText) }))
          .min(1)
          .refine((promises) => ascending(promises.map(({ day }) => day)), 'the days must ascend'),
        actual: nullByDefault(Day),
      }),
    )
    .default({}),
});
