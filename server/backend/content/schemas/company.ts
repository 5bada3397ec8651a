import * as z from 'zod';
import { Alias, Day, Percent } from '#contract/common.ts';
import { VisitKind } from '#contract/leads/visit.ts';
import { addressParts, figure, key, listOf, localText, nullByDefault, picture, position, seo, text } from './basic.ts';

const pageSize = z.int().min(1).max(100);

export const SiteFile = z.strictObject({
  city_center: position,
  page_sizes: z.strictObject({ offers: pageSize, news: pageSize, project_news: pageSize }),
  default_mailbox: z.email(),
});

const dictionary = z.record(key, localText);

export const DictionariesFile = z.strictObject({
  statuses: dictionary,
  districts: dictionary,
  classes: dictionary,
  offer_categories: dictionary,
  news_categories: dictionary,
  document_groups: dictionary,
  place_categories: dictionary,
});

const programmeRules = z.strictObject({
  eligible: z.array(z.strictObject({ key, name: localText })).min(1),
  young: z.strictObject({ under_age: z.int().positive(), down_payment_percent: Percent }).optional(),
  source: z.strictObject({ name: localText, url: z.url({ protocol: /^https$/, error: 'must be an https address' }) }),
  checked: Day,
});

export const MortgagesFile = listOf(
  z.strictObject({
    key,
    name: localText,
    bank: localText,
    note: localText,
    down_payment_percent_min: Percent,
    months_max: z.int().positive(),
    stages: z
      .array(z.strictObject({ from_month: z.int().positive(), annual_rate_percent: Percent }))
      .min(1)
      .refine((stages) => stages.every(({ from_month: from }, at) => from > (stages[at - 1]?.from_month ?? 0)), {
        error: 'each stage must start later than the one before',
      })
      .refine(([first]) => first?.from_month === 1, { error: 'the first stage must start at month 1' }),
    rules: programmeRules.optional(),
  }),
);

export const HomeFile = z.strictObject({
  hero: z.strictObject({ title: localText, lead: localText, image: picture, image_portrait: nullByDefault(picture) }),
  figures: z.array(figure),
  projects: z.array(Alias),
  offers: z.array(Alias),
  news_count: z.int().min(0).max(12),
  seo,
});

export const AboutFile = z.strictObject({
  title: localText,
  lead: localText,
  image: picture,
  founded_year: z.int(),
  figures: z.array(figure),
  history: z.array(z.strictObject({ year: z.int(), title: localText, text: localText })),
  values: z.array(z.strictObject({ title: localText, text: localText, image: picture })),
  seo,
});

export const ContactsFile = z.strictObject({
  title: localText,
  lead: localText,
  phone: text,
  email: z.email(),
  messengers: z.array(z.strictObject({ name: text, url: z.url() })),
  legal: z.strictObject({ name: localText, address: localText, ...addressParts, code: text }),
  seo,
});

/** `abort`: two times are compared only if both are right. */
const clock = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, { error: 'must be a time like 09:00', abort: true });

const openingHours = z
  .strictObject({ weekdays: z.array(z.int().min(1).max(7)).min(1), from: clock, to: clock })
  .refine(({ from, to }) => from < to, { path: ['to'], error: 'must be after `from`' });

/** Booking rules, with common defaults. */
const visits = z
  .strictObject({
    slot_minutes: z.int().min(15).max(240).default(60),
    capacity: z.int().min(1).max(50).default(2),
    lead_minutes: z.int().min(0).max(10_080).default(120),
    days_ahead: z.int().min(1).max(366).default(90),
    kinds: z.array(VisitKind).min(1).default(['in_person', 'online']),
  })
  .prefault({});

export const CenterFile = z.strictObject({
  order: z.int(),
  name: localText,
  address: localText,
  ...addressParts,
  note: nullByDefault(localText),
  position,
  phone: text,
  image: picture,
  schedule: z.array(openingHours).min(1),
  closures: z.array(z.strictObject({ day: Day, reason: localText })).default([]),
  visits,
});
