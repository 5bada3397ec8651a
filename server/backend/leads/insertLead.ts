import { randomUUID } from 'node:crypto';
import type { TimeWindow } from '#contract/leads/lead.ts';
import type { Language } from '#domain/languages.ts';
import { leadNumber, numberMonth } from '../database/leadNumber.ts';
import { phoneDigits } from '../database/phoneDigits.ts';
import type { CallWish, Channel, FirstTouch, LeadTable } from '../database/tables.ts';
import type { LeadTransaction } from '../database/writer.ts';
import { enqueue } from '../delivery/enqueue.ts';

/** The validated input of a visitor. */
export interface NewLead {
  readonly name: string;
  readonly phone: string;
  readonly email?: string;
  readonly message?: string;
  readonly send_mail_to?: string;
  /** The alias in the request; a visit has its own. */
  readonly project?: string;
  readonly flat?: string;
  readonly consent: { readonly version: string; readonly language: Language };
  readonly source?: FirstTouch;
  readonly wish?: CallWish;
  readonly call_expected?: TimeWindow;
}

/** PostgreSQL cannot store NUL. */
const storable = (text: string): string => text.replaceAll('\0', '');
const optional = (text: string | undefined): string | null => (text === undefined ? null : storable(text));
const asJson = (value: object | undefined): string | null =>
  value === undefined ? null : storable(JSON.stringify(value));

/**
 * The next number of the month. The month's row stays locked until the commit, so that numbers are unique and without
 * gaps. A row that is behind the stored leads (after a restore, or leads of an older release) catches up: otherwise
 * every lead would be refused until the month is over.
 */
async function nextSeat({ db }: LeadTransaction, month: string): Promise<number> {
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

interface InsertedLead {
  readonly id: string;
  readonly number: string;
}

/** Inserts a lead with its number and queues its event. */
export async function insertLead(
  transaction: LeadTransaction,
  kind: LeadTable['kind'],
  lead: NewLead,
  { moment, channels, id = randomUUID() }: { moment: Date; channels: readonly Channel[]; id?: string },
): Promise<InsertedLead> {
  const month = numberMonth(moment);
  const now = moment.toISOString();
  const seat = await nextSeat(transaction, month);
  await transaction.db
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
  await enqueue(transaction, channels, { leadId: id, event: 'created', now });
  return { id, number: leadNumber(month, seat) };
}
