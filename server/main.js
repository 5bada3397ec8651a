import process from 'node:process';

/**
 * The entry of the server, in JavaScript that any Node reads: one that cannot load TypeScript would only say ERR_UNKNOWN_FILE_EXTENSION.
 * `main.ts/package.json` points to this file, so that `node server/main.ts` says the same.
 */
const neededNode = 24;

if (Number.parseInt(process.versions.node, 10) >= neededNode) {
  await import('./start.ts');
} else {
  process.stderr.write(
    `The server needs Node ${neededNode} or newer, and this is ${process.versions.node}: install it, or run npm start after npm ci, which brings one.\n`,
  );
  process.exitCode = 1;
}
