import type { StoredLead } from '../../server/backend/leads/index.ts';

const columns = ['number', 'created_at', 'kind', 'name', 'phone', 'email', 'send_mail_to', 'message'] as const satisfies (keyof StoredLead)[];

const cellsOf = (lead: StoredLead): string[] => columns.map((column) => lead[column] ?? '');

/** A spreadsheet would run it as a formula; the wide forms are signs to those of East Asia. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;
/** A spreadsheet would compute with it, or take its plus and its zeros away. */
const phone = /^\+?[\d ().-]{5,}$/;

/** Strangers wrote this. A phone is given as a constant text, which cannot hold a formula: there are only digits and separators in it. */
function harmless(text: string): string {
  if (phone.test(text)) return `="${text}"`;
  return formula.test(text) ? `'${text}` : text;
}

const csvCell = (text: string): string => `"${harmless(text).replaceAll('"', '""')}"`;

/** For a double click in a Ukrainian Excel: the mark by which it knows UTF-8, and the semicolon that it expects. */
export const leadsAsCsv = (leads: readonly StoredLead[]): string =>
  `\uFEFF${[[...columns], ...leads.map(cellsOf)].map((row) => `${row.map(csvCell).join(';')}\r\n`).join('')}`;

/** Control characters could move the cursor, recolour the terminal or turn the line round for whoever reads. */
const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

/** Aligned columns; a message ends its line. */
export function leadsAsTable(leads: readonly StoredLead[]): string {
  const rows = [[...columns], ...leads.map((lead) => cellsOf(lead).map(oneLine))];
  const widths = columns.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  return rows.map((row) => `${row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ').trimEnd()}\n`).join('');
}
