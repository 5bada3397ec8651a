import { confirmLead } from '../../server/backend/leads/receipts.ts';
import { backUp, copyWarnings, restore } from '../../server/backend/database/backup.ts';
import { eraseExpired } from '../../server/backend/leads/housekeeping.ts';
import { eraseLeads } from '../../server/backend/leads/eraseLeads.ts';
import { readLeads, withStoredLeads } from '../../server/backend/createLeads.ts';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import { readConfig } from '../../server/config.ts';
import { StartError } from '../../server/startError.ts';
import { formatLeads } from './formatLeads.ts';
import { readLeadsCommand } from './options.ts';

/** Runs the tool on the database of the variables; returns the text for the terminal or a file. */
export async function runLeads(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const command = readLeadsCommand(args);
  const { dataDir, databaseUrl, retentionDays } = readConfig(variables);
  const place: DatabasePlace = { dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  const warnings = (): string =>
    copyWarnings(dataDir)
      .map((line) => `${line}\n`)
      .join('');
  if (command.task === 'forget') {
    const erased = await withStoredLeads(place, 0, async (leads) =>
      eraseLeads(leads, place.dataDir, { phone: command.phone }),
    );
    return `Leads of this phone that were erased: ${erased}\n${warnings()}`;
  }
  if (command.task === 'confirm') {
    const found = await withStoredLeads(place, false, async (leads) => confirmLead(leads, command.number));
    if (!found) throw new StartError(`There is no lead ${command.number}`);
    return `${command.number} is confirmed\n`;
  }
  if (command.task === 'erase-expired') {
    if (retentionDays === undefined) throw new StartError('LEAD_RETENTION_DAYS does not say how long leads are stored');
    const erased = await withStoredLeads(place, 0, async (leads) => eraseExpired(leads, dataDir, retentionDays));
    return `Leads older than ${retentionDays} days that were erased: ${erased}\n${warnings()}`;
  }
  if (command.task === 'backup') {
    backUp(place, command.file);
    return `The leads are in ${command.file}\n`;
  }
  if (command.task === 'restore') {
    const backup = await restore(place, command.file);
    return `The leads are those of ${command.file}${backup === undefined ? '' : `; the ones before are in ${backup}`}\n${warnings()}`;
  }
  const leads = await readLeads(place, command.filter);
  if (leads.length > 0 || command.format === 'csv' || command.format === 'json')
    return formatLeads(leads, command.format);
  const where = place.databaseUrl === undefined ? place.dataDir : 'the database of DATABASE_URL';
  return Object.keys(command.filter).length > 0
    ? `There are no such leads in ${where}\n`
    : `There are no leads in ${where}\n`;
}
