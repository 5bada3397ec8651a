import * as z from 'zod';
import { Day } from '#contract/common.ts';
import { householdArea } from '#contract/money/eligibility.ts';
import { hryvnias, key, localText, nullByDefault } from './basic.ts';

const source = {
  source: z.strictObject({
    name: localText,
    url: nullByDefault(z.url({ protocol: /^https$/, error: 'must be an https address' })),
    /** The rule was last compared with its source. */
    date: Day,
  }),
};
const years = z.int().positive();
const areas = { ...householdArea, people: householdArea.people.default(1), max: nullByDefault(z.number().positive()) };

const programme = z.strictObject({
  /** A key of mortgages.yaml, with `rules`. */
  programme: key,
  age: nullByDefault(
    z
      .strictObject({ from: years, to_end: years, ...source })
      .refine(({ from, to_end }) => from < to_end, { path: ['to_end'], error: 'must be above `from`' }),
  ),
  area: nullByDefault(z.strictObject({ ...areas, ...source })),
  owned_area: nullByDefault(z.strictObject({ group: key, ...areas, ...source })),
  price_per_m2: nullByDefault(
    z.strictObject({
      /** As `locality` of a project has it. */
      cities: z.array(z.strictObject({ city: localText, max: hryvnias })).default([]),
      /** Null: no cap elsewhere. */
      elsewhere: nullByDefault(hryvnias),
      ...source,
    }),
  ),
  complex_age: nullByDefault(z.strictObject({ years_max: years, ...source })),
  documents: z.array(localText),
  steps: z.array(localText),
});

export const EligibilityFile = z.strictObject({
  /** A rule that was compared with its source longer ago may be out of date. */
  fresh_days: z.int().positive().default(180),
  programmes: z.array(programme).min(1),
});
