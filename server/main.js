import process from 'node:process';

/**
 * The entry of the server, in JavaScript that any Node reads: one that cannot load TypeScript would only say ERR_UNKNOWN_FILE_EXTENSION.
 * `main.ts/package.json` points to this file, so that `node server/main.ts` says the same.
 */
const neededNode = 24;

if (Number.parseInt(process.versions.node, 10) >= neededNode) {
  // brand/ is read while modules load, before start.ts can catch an error.
  await import('./start.ts').catch((/** @type {unknown} */ error) => {
    if (!(error instanceof Error && error.name === 'StartError')) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
} else {
  process.stderr.write(
    `The server needs Node ${neededNode} or newer, and this is ${process.versions.node}: install it, or run npm start after npm ci, which brings one.\n`,
  );
  process.exitCode = 1;
}
