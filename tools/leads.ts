import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { createLeads, leadNumber } from '../server/backend/leads/index.ts';

/** Prints the leads that the reference backend has kept: `npm run leads`, or `npm run leads -- --csv > leads.csv`. */
const { values } = parseArgs({ options: { csv: { type: 'boolean', default: false } } });
const columns = ['number', 'kind', 'created_at', 'name', 'phone', 'email', 'message', 'send_mail_to'] as const;

/** A leading = + - @ would be run as a formula by a spreadsheet, so it is made text. */
const cell = (text: string): string => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;

const leads = await createLeads({ dataDir: readConfig(process.env).dataDir });
const rows = (await leads.list()).map((lead) => ({ ...lead, number: leadNumber(lead) }));
await leads.close();

if (values.csv) {
  const lines = [columns.map(cell), ...rows.map((row) => columns.map((column) => cell(row[column] ?? '')))];
  process.stdout.write(`${lines.map((line) => line.join(',')).join('\r\n')}\r\n`);
} else {
  console.table(rows, [...columns]);
}
