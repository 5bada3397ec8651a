import * as z from 'zod';
import { Day, Percent, Term, offered } from '../common.ts';

/** Conditions of a state programme, with their official source. */
export const ProgrammeRules = z
  .object({
    /** Groups of which one suffices; keys are stable. */
    eligible: z.array(Term).min(1),
    /** The lowest down payment of buyers younger than `under_age` years; absent: that of everybody. */
    ...offered({ young: z.object({ under_age: z.int().positive(), down_payment_percent: Percent }) }),
    /** The page on which the state publishes the rules. */
    source: z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) }),
    /** The day on which the rules were last compared with their source. */
    checked: Day,
  })
  .meta({ id: 'ProgrammeRules' });

export const MortgageProgramme = z
  .object({
    key: z.string().min(1),
    name: z.string().min(1),
    /** The yearly rate from a month on (counted from 1); the first stage starts at month 1. */
    stages: z.array(z.object({ from_month: z.int().positive(), annual_rate_percent: Percent })).min(1),
    ...offered({
      bank: z.string().min(1),
      note: z.string().min(1),
      down_payment_percent_min: Percent,
      months_max: z.int().positive(),
      /** Of a programme of the state; absent: there is nothing to prove. */
      rules: ProgrammeRules,
    }),
  })
  .meta({ id: 'MortgageProgramme' });

export type ProgrammeRules = z.infer<typeof ProgrammeRules>;
export type MortgageProgramme = z.infer<typeof MortgageProgramme>;
