import * as z from 'zod';
import { Day } from '#contract/common.ts';
import { isStated, type PassportKey, passportKeys, passportUnits } from '#domain/passport.ts';
import { key, localText, nullByDefault, text, webUrl } from './basic.ts';

const claimOf = (name: PassportKey) =>
  z
    .strictObject({
      kind: z.enum(['checked', 'designed']),
      checked: Day,
      value: nullByDefault(z.number().nonnegative()),
      text: nullByDefault(localText),
      document: nullByDefault(text),
      link: nullByDefault(z.strictObject({ title: localText, url: webUrl })),
    })
    .refine((claim) => isStated(name, claim), {
      path: [passportUnits[name] === 'text' ? 'text' : 'value'],
      error: 'must say what is claimed',
    })
    .refine(({ kind }) => passportUnits[name] !== 'day' || kind === 'checked', {
      path: ['kind'],
      error: 'must be `checked`: a drill or an inspection has been held or not',
    })
    .refine(({ document, link }) => document === null || link === null, {
      path: ['link'],
      error: 'must not stand beside `document`',
    });

const claims = z.strictObject(
  Object.fromEntries(passportKeys.map((name) => [name, claimOf(name).optional()])) as Record<
    PassportKey,
    z.ZodOptional<ReturnType<typeof claimOf>>
  >,
);

export const PassportFile = z.strictObject({ claims, buildings: z.record(key, claims).default({}) });
