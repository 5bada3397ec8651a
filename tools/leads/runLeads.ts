import { confirmLead } from '../../server/backend/leads/confirmLead.ts';
import { backUp, restore } from '../../server/backend/leads/backup.ts';
import { eraseExpired } from '../../server/backend/leads/housekeeping.ts';
import { eraseLeads } from '../../server/backend/leads/eraseLeads.ts';
import { readLeads, withStoredLeads } from '../../server/backend/leads/listLeads.ts';
import type { DatabasePlace } from '../../server/backend/leads/openDatabase.ts';
import { readConfig } from '../../server/config.ts';
import { StartError } from '../../server/startError.ts';
import { formatLeads } from './formatLeads.ts';
import { readOptions } from './options.ts';

/** Runs the tool with these arguments on the database that the variables name; returns the text for the terminal or a file. */
export async function runLeads(args: readonly string[], variables: NodeJS.ProcessEnv): Promise<string> {
  const wanted = readOptions(args);
  const { dataDir, databaseUrl, retentionDays } = readConfig(variables);
  const place: DatabasePlace = { dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) };
  if (wanted.task === 'forget') {
    const erased = await withStoredLeads(place, 0, async (leads) =>
      eraseLeads(leads, place.dataDir, { phone: wanted.phone }),
    );
    return `Leads of this phone that were erased: ${erased}\n`;
  }
  if (wanted.task === 'confirm') {
    const found = await withStoredLeads(place, false, async (leads) => confirmLead(leads, wanted.number));
    if (!found) throw new StartError(`There is no lead ${wanted.number}`);
    return `${wanted.number} is confirmed\n`;
  }
  if (wanted.task === 'erase-expired') {
    if (retentionDays === undefined) throw new StartError('LEAD_RETENTION_DAYS does not say how long leads are kept');
    const erased = await withStoredLeads(place, 0, async (leads) => eraseExpired(leads, dataDir, retentionDays));
    return `Leads older than ${retentionDays} days that were erased: ${erased}\n`;
  }
  if (wanted.task === 'backup') {
    backUp(place, wanted.file);
    return `The leads are in ${wanted.file}\n`;
  }
  if (wanted.task === 'restore') {
    const kept = await restore(place, wanted.file);
    return `The leads are those of ${wanted.file}${kept === undefined ? '' : `; the ones before are in ${kept}`}\n`;
  }
  const leads = await readLeads(place, wanted.filter);
  if (leads.length > 0 || wanted.format === 'csv' || wanted.format === 'json') return formatLeads(leads, wanted.format);
  const where = place.databaseUrl === undefined ? place.dataDir : 'the database of DATABASE_URL';
  return Object.keys(wanted.filter).length > 0
    ? `There are no such leads in ${where}\n`
    : `There are no leads in ${where}\n`;
}
