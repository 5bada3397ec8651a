import { createServer as createNetServer, type AddressInfo, type Server } from 'node:net';
import { once } from 'node:events';
import { createServer } from '../../server/createServer.ts';
import { listen } from '../../server/process.ts';
import { StartError } from '../../server/startError.ts';

const nothing = { logLevel: 'silent' } as const;

async function takenPort(): Promise<Server> {
  const taken = createNetServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  return taken;
}

test('a port that is taken is named, with the way to choose another', async () => {
  const taken = await takenPort();
  const { port } = taken.address() as AddressInfo;
  const start = createServer(nothing, []).then((server) => listen(server, { port, host: '127.0.0.1' }));
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(`Port ${port} is taken: choose another one, for example PORT=${port + 1} npm start`);
  taken.close();
});

test('an address that this machine lacks is named', async () => {
  const server = await createServer(nothing, []);
  await expect(listen(server, { port: 3000, host: '192.0.2.1' })).rejects.toThrow('HOST=192.0.2.1: this machine has no such address');
});

test('the address for people is the one that was asked for', async () => {
  const taken = await takenPort();
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  const server = await createServer(nothing, []);
  expect(await listen(server, { port, host: '127.0.0.1' })).toBe(`http://127.0.0.1:${port}`);
  await server.close();
});
