import { parseArgs } from 'node:util';
import { readLeads } from '../server/backend/leads/index.ts';
import { readConfig } from '../server/config.ts';
import { errorCode } from '../server/process.ts';
import { StartError } from '../server/startError.ts';
import { leadsAsCsv, leadsAsTable } from './leads/formatLeads.ts';

/** Throws a StartError for an option that there is not. */
function wantsCsv(): boolean {
  try {
    return parseArgs({ options: { csv: { type: 'boolean', default: false } } }).values.csv;
  } catch {
    throw new StartError('npm run leads knows one option: npm run --silent leads -- --csv > leads.csv');
  }
}

// Everything that visitors left, newest first, from the folder or the database that the variables name; the site may be running.
process.stdout.once('error', (error) => {
  // Whoever reads, head for example, has seen enough.
  if (errorCode(error) !== 'EPIPE') throw error;
});
try {
  const csv = wantsCsv();
  const { dataDir, databaseUrl } = readConfig(process.env);
  const leads = await readLeads({ dataDir, ...(databaseUrl === undefined ? {} : { databaseUrl }) });
  if (csv) process.stdout.write(leadsAsCsv(leads));
  else process.stdout.write(leads.length === 0 ? `There are no leads in ${databaseUrl === undefined ? dataDir : 'the database of DATABASE_URL'}\n` : leadsAsTable(leads));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
