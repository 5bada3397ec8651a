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
  // Such as a full disk. Neither the file system nor SQLite quotes what is stored.
  const reason = error.cause instanceof Error ? (error.cause.message.split('\n')[0] ?? '') : '';
  process.stderr.write(`${error.message}${error.message.includes(reason) ? '' : `: ${reason}`}\n`);
  process.exitCode = 1;
}
