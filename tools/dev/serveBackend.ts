import type { AddressInfo } from 'node:net';
import { readConfig } from '../../server/config.ts';
import { createServer } from '../../server/createServer.ts';
import { StartError } from '../../server/startError.ts';

// The backend alone, on any free port; the process that started this one is told which.
try {
  const server = await createServer(readConfig(process.env), []);
  await server.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
  const { port } = server.server.address() as AddressInfo;
  process.send?.(`http://127.0.0.1:${port}`);
  process.once('disconnect', () => process.exit());
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
