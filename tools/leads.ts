import { errorCode } from '../server/process.ts';
import { StartError } from '../server/startError.ts';
import { runLeads } from './leads/runLeads.ts';

// Prints what visitors left, newest first, from the folder or the database of the variables; the site may be running.
process.stdout.once('error', (error) => {
  // The reader, such as head, has closed the pipe.
  if (errorCode(error) !== 'EPIPE') throw error;
});
try {
  process.stdout.write(await runLeads(process.argv.slice(2), process.env));
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
