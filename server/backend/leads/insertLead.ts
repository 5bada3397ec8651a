import { randomUUID } from 'node:crypto';
import type { Channel } from '../delivery/deliveryTable.ts';
import { enqueue } from '../delivery/enqueue.ts';
import type { LeadKind } from '../ports.ts';
import { leadNumber, numberMonth } from './leadNumber.ts';
import type { NewLead } from './newLead.ts';
import { phoneDigits } from './phoneDigits.ts';
import type { Work } from './writer.ts';

/** The one character that PostgreSQL has no place for, and that nobody types. */
const storable = (text: string): string => text.replaceAll('\0', '');
const optional = (text: string | undefined): string | null => (text === undefined ? null : storable(text));
const asJson = (value: object | undefined): string | null =>
  value === undefined ? null : storable(JSON.stringify(value));

/**
 * The next number of the month. Whoever took one holds the month's row until it is committed, so no two get the same and none is left out. A row
 * that is behind the leads, as one is where they were put back from elsewhere, or stored by a release that does not count, catches up: a number
 * that is taken already would otherwise refuse every lead until the month is over.
 */
async function nextSeat({ db }: Work, month: string): Promise<number> {
  const { last_seat } = await db
    .insertInto('lead_months')
    .values(({ selectFrom }) => ({
      month,
      last_seat: selectFrom('leads')
        .where('number_month', '=', month)
        .select(({ eb, fn, lit }) => eb(fn.coalesce(fn.max('number_seat'), lit(0)), '+', lit(1)).as('next')),
    }))
    .onConflict((conflict) =>
      conflict.column('month').doUpdateSet(({ eb, ref }) => ({
        last_seat: eb
          .case()
          .when('excluded.last_seat', '>', ref('lead_months.last_seat'))
          .then(ref('excluded.last_seat'))
          .else(eb('lead_months.last_seat', '+', 1))
          .end(),
      })),
    )
    .returning('last_seat')
    .executeTakeFirstOrThrow();
  return last_seat;
}

export interface InsertedLead {
  readonly id: string;
  readonly number: string;
}

/** A lead with its number, and what the sales department is to hear of it. */
export async function insertLead(
  work: Work,
  kind: LeadKind,
  lead: NewLead,
  { moment, channels, id = randomUUID() }: { moment: Date; channels: readonly Channel[]; id?: string },
): Promise<InsertedLead> {
  const month = numberMonth(moment);
  const now = moment.toISOString();
  const seat = await nextSeat(work, month);
  await work.db
    .insertInto('leads')
    .values({
      id,
      created_at: now,
      kind,
      number_month: month,
      number_seat: seat,
      name: storable(lead.name),
      phone: storable(lead.phone),
      phone_digits: phoneDigits(lead.phone),
      email: optional(lead.email),
      message: optional(lead.message),
      send_mail_to: optional(lead.send_mail_to),
      project: optional(lead.project),
      flat: optional(lead.flat),
      consent_version: storable(lead.consent.version),
      consent_language: lead.consent.language,
      consent_at: now,
      source: asJson(lead.source),
      call_wish: asJson(lead.wish),
      call_expected: asJson(lead.call_expected),
      confirmed_at: null,
    })
    .execute();
  await enqueue(work, channels, { leadId: id, event: 'created', now });
  return { id, number: leadNumber(month, seat) };
}
