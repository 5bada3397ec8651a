import { errorCode } from '../server/process.ts';
import { StartError } from '../server/startError.ts';
import { runLeads } from './leads/runLeads.ts';

// What visitors left, newest first, from the folder or the database that the variables name; the site may be running.
process.stdout.once('error', (error) => {
  // The reader, head for example, has closed the pipe.
  if (errorCode(error) !== 'EPIPE') throw error;
});
try {
  process.stdout.write(await runLeads(process.argv.slice(2), process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
