import { confirmLead } from '../server/backend/leads/confirmLead.ts';
import { forget } from '../server/backend/leads/forget.ts';
import { readLeads, withStoredLeads } from '../server/backend/leads/listLeads.ts';
import type { DatabasePlace } from '../server/backend/leads/openDatabase.ts';
import { readConfig } from '../server/config.ts';
import { errorCode } from '../server/process.ts';
import { StartError } from '../server/startError.ts';
import { formatLeads } from './leads/formatLeads.ts';
import { readOptions, type Wanted } from './leads/options.ts';

/** What there is to say of it, for the terminal or a file. */
async function done(wanted: Wanted, place: DatabasePlace): Promise<string> {
  if (wanted.task === 'forget') {
    const erased = await withStoredLeads(place, 0, async (leads) =>
      forget(leads, place.dataDir, { phone: wanted.phone }),
    );
    return `Leads of this phone that were erased: ${erased}\n`;
  }
  if (wanted.task === 'confirm') {
    const found = await withStoredLeads(place, false, async (leads) => confirmLead(leads, wanted.number));
    if (!found) throw new StartError(`There is no lead ${wanted.number}`);
    return `${wanted.number} is confirmed\n`;
  }
  const leads = await readLeads(place, wanted.filter);
  if (leads.length > 0 || wanted.format === 'csv' || wanted.format === 'json') return formatLeads(leads, wanted.format);
  const where = place.databaseUrl === undefined ? place.dataDir : 'the database of DATABASE_URL';
  return Object.keys(wanted.filter).length > 0
    ? `There are no such leads in ${where}\n`
    : `There are no leads in ${where}\n`;
}

// What visitors left, newest first, from the folder or the database that the variables name; the site may be running.
process.stdout.once('error', (error) => {
  // Whoever reads, head for example, has seen enough.
  if (errorCode(error) !== 'EPIPE') throw error;
});
try {
  const wanted = readOptions(process.argv.slice(2));
  const { dataDir, databaseUrl } = readConfig(process.env);
  process.stdout.write(await done(wanted, { dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) }));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
