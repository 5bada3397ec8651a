import type { TimeWindow } from '#contract/leads/lead.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import type { CallWish } from '../../server/backend/database/tables.ts';
import type { ListedLead } from '../../server/backend/leads/listLeads.ts';
import type { Format } from './options.ts';

type Column = keyof ListedLead;

const main = [
  'number',
  'created_at',
  'kind',
  'name',
  'phone',
  'email',
  'send_mail_to',
  'message',
] as const satisfies Column[];
const ofVisit = ['center', 'starts_at', 'visit_kind', 'visit_status', 'project', 'flat'] as const satisfies Column[];
const ofReservation = ['reserved_until', 'reservation_status'] as const satisfies Column[];
const rest = [
  'call_wish',
  'call_expected',
  'source',
  'consent_version',
  'consent_language',
  'consent_at',
  'confirmed_at',
] as const satisfies Column[];

const cellsOf = (lead: ListedLead, columns: readonly Column[]): string[] => columns.map((column) => lead[column] ?? '');

/** A spreadsheet would run it as a formula; East Asian ones treat the wide forms the same. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** A spreadsheet would compute with it, or remove its plus and its zeros. */
const phone = /^\+?[\d ().-]{5,}$/;

/**
 * Untrusted input. A phone is written as a text constant, which cannot contain a formula: it has only digits and
 * separators.
 */
function harmless(text: string): string {
  if (phone.test(text)) return `="${text}"`;
  return formula.test(text) ? `'${text}` : text;
}

/** In the time zone of the sales centers, like --since and --until. */
function shownMoment(moment: string): string {
  const { day, time } = inKyiv(new Date(moment));
  return `${day} ${time}`;
}

const moments = ['created_at', 'starts_at', 'reserved_until', 'consent_at', 'confirmed_at'] as const satisfies Column[];

const shownWish = ({ day, from, to }: CallWish): string => `${day} ${from}–${to}`;

const shownWindow = ({ from, to }: TimeWindow): string => `${shownMoment(from)}–${inKyiv(new Date(to)).time}`;

const shownSource = (source: Readonly<Record<string, string>>): string =>
  Object.entries(source)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');

const readable = (lead: ListedLead): ListedLead => ({
  ...lead,
  ...Object.fromEntries(moments.map((column) => [column, lead[column] && shownMoment(lead[column])])),
  call_wish: lead.call_wish && shownWish(JSON.parse(lead.call_wish) as CallWish),
  call_expected: lead.call_expected && shownWindow(JSON.parse(lead.call_expected) as TimeWindow),
  source: lead.source && shownSource(JSON.parse(lead.source) as Readonly<Record<string, string>>),
});

const csvCell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/** For a double click in a Ukrainian Excel: the byte order mark, and the semicolon that it expects. */
function asCsv(leads: readonly ListedLead[]): string {
  const columns = [...main, ...ofVisit, ...ofReservation, ...rest];
  return `\uFEFF${[columns, ...leads.map((lead) => cellsOf(readable(lead), columns))].map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`;
}

const parsed = (json: string | null): unknown => (json === null ? null : JSON.parse(json));

const asJson = (leads: readonly ListedLead[]): string =>
  `${JSON.stringify(
    leads.map((lead) => ({
      ...lead,
      source: parsed(lead.source),
      call_wish: parsed(lead.call_wish),
      call_expected: parsed(lead.call_expected),
    })),
    null,
    2,
  )}\n`;

/** Control characters could move the cursor, recolour the terminal or reverse the line. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

/** Aligned columns; the last one ends its line. */
function aligned(rows: readonly (readonly string[])[]): string {
  const clean = rows.map((row) => row.map(oneLine));
  const widths = (clean[0] ?? []).map((_, index) => Math.max(...clean.map((row) => row[index]?.length ?? 0)));
  return clean
    .map(
      (row) =>
        `${row
          .map((cell, index) => cell.padEnd(widths[index] ?? 0))
          .join('  ')
          .trimEnd()}\n`,
    )
    .join('');
}

function asTable(leads: readonly ListedLead[]): string {
  // Without empty columns; a message of any length stays last.
  const columns = (
    [...main.slice(0, -1), 'call_wish', 'call_expected', ...ofVisit, ...ofReservation, 'message'] as const
  ).filter((column) => leads.some((lead) => (lead[column] ?? '') !== ''));
  return aligned([
    columns.map((column) => (column === 'created_at' ? 'received' : column)),
    ...leads.map((lead) => cellsOf(readable(lead), columns)),
  ]);
}

/** In the time zone of the sales centers. */
function asVisits(leads: readonly ListedLead[]): string {
  const columns = [
    'center',
    'visit_kind',
    'visit_status',
    'number',
    'name',
    'phone',
    'project',
    'flat',
    'message',
  ] as const;
  const inOrder = leads.toSorted(
    (a, b) => (a.starts_at ?? '').localeCompare(b.starts_at ?? '') || a.number.localeCompare(b.number),
  );
  return aligned([
    ['time', ...columns],
    ...inOrder.map((lead) => [inKyiv(new Date(lead.starts_at ?? '')).time, ...cellsOf(lead, columns)]),
  ]);
}

const formats: Readonly<Record<Format, (leads: readonly ListedLead[]) => string>> = {
  csv: asCsv,
  json: asJson,
  table: asTable,
  visits: asVisits,
};

export const formatLeads = (leads: readonly ListedLead[], format: Format): string => formats[format](leads);
