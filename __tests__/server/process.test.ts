import { spawn } from 'node:child_process';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { type AddressInfo, connect, createServer as createNetServer, type Server } from 'node:net';
import { once } from 'node:events';
import { createServer } from '../../server/createServer.ts';
import { addressOf, listen, reservePort, stopGracefully, onStopRequest } from '../../server/process.ts';
import { StartError } from '../../server/startError.ts';

const nothing = { logLevel: 'silent' } as const;

async function takenPort(): Promise<Server> {
  const taken = createNetServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  return taken;
}

test('a port in use is reported, with the way to choose another', async () => {
  const taken = await takenPort();
  const { port } = taken.address() as AddressInfo;
  const start = createServer(nothing, []).then((server) => listen(server, { port, host: '127.0.0.1' }));
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(
    `Port ${port} is taken: choose another one, for example PORT=${port + 1} npm start`,
  );
  taken.close();
});

test('an address that this machine lacks is reported', async () => {
  const server = await createServer(nothing, []);
  await expect(listen(server, { port: 3000, host: '192.0.2.1' })).rejects.toThrow(
    'HOST=192.0.2.1: this machine has no such address',
  );
});

test('the printed address is the configured one', async () => {
  const taken = await takenPort();
  const { port } = taken.address() as AddressInfo;
  await new Promise((resolve) => taken.close(resolve));
  const server = await createServer(nothing, []);
  expect(await listen(server, { port, host: '127.0.0.1' })).toBe(`http://127.0.0.1:${port}`);
  await server.close();
});

test('PORT=0 takes a free port, known before the server listens', async () => {
  const host = '127.0.0.1';
  const { port, release } = await reservePort({ port: 0, host });
  expect(port).toBeGreaterThan(0);
  const other = await createServer(nothing, []);
  await expect(listen(other, { port, host })).rejects.toThrow(`Port ${port} is taken`);
  await release();
  const server = await createServer(nothing, []);
  expect(await listen(server, { port, host })).toBe(addressOf({ port, host }));
  await server.close();
});

test('a free port of an address that this machine lacks is refused', async () => {
  await expect(reservePort({ port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'HOST=192.0.2.1: this machine has no such address',
  );
});

describe('a process that is asked to stop', () => {
  /** A busy machine may need more than the ten seconds of a real stop to send the large response. */
  const unhurried = 300_000;
  const large = Buffer.alloc(16 * 1024 * 1024, 'a');

  /** A server with a route that responds on demand, and one with a response larger than a socket buffer. */
  async function serve() {
    const ended = Promise.withResolvers<unknown>();
    const exit = jest.spyOn(process, 'exit').mockImplementation((code) => ended.resolve(code) as never);
    const server = await createServer(nothing, []);
    const started = Promise.withResolvers<void>();
    const work = Promise.withResolvers<string>();
    server.get('/quick', async () => 'quick');
    server.get('/large', async () => large);
    server.get('/slow', () => {
      started.resolve();
      return work.promise;
    });
    await server.listen({ port: 0, host: '127.0.0.1', listenTextResolver: () => '' });
    const { port } = server.server.address() as AddressInfo;
    return { server, exit, ended: ended.promise, started: started.promise, finish: work.resolve, port };
  }

  /** A reused connection, as from a reverse proxy. */
  async function keepAliveConnection(port: number) {
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    let received = '';
    socket.setEncoding('latin1').on('data', (chunk: string) => (received += chunk));
    return {
      socket,
      send: (path: string) => void socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`),
      received: () => received,
      async receives(what: string) {
        while (!received.includes(what)) await once(socket, 'data');
      },
    };
  }

  test('completes requests in flight first', async () => {
    const { server, exit, ended, started, finish, port } = await serve();
    const response = fetch(`http://127.0.0.1:${port}/slow`);
    await started;
    stopGracefully(server, unhurried);
    expect(exit).not.toHaveBeenCalled();
    finish('done');
    expect(await (await response).text()).toBe('done');
    expect(await ended).toBe(0);
  });

  test('closes idle connections at once, and those in use with their last response', async () => {
    const { server, ended, started, finish, port } = await serve();
    const [idle, used] = [await keepAliveConnection(port), await keepAliveConnection(port)];
    for (const connection of [idle, used]) {
      connection.send('/quick');
      await connection.receives('quick');
    }
    used.send('/slow');
    await started;

    stopGracefully(server, unhurried);
    await once(idle.socket, 'close');
    finish('done');
    await once(used.socket, 'close');
    expect(used.received()).toMatch(/connection: close\r\n(?:.+\r\n)*\r\ndone/i);
    expect(await ended).toBe(0);
  });

  test('responds to a request that was sent before a proxy could notice the stop', async () => {
    const { server, ended, port } = await serve();
    const { socket, send, receives, received } = await keepAliveConnection(port);
    send('/quick');
    await receives('quick');
    send('/quick');
    stopGracefully(server, unhurried);
    await once(socket, 'close');
    expect(received()).toMatch(/quick[^]+connection: close\r\n(?:.+\r\n)*\r\nquick/i);
    expect(await ended).toBe(0);
  });

  test('sends a slow reader the rest of a response', async () => {
    const { server, ended, port } = await serve();
    const { socket, send, received } = await keepAliveConnection(port);
    send('/large');
    await once(socket, 'data');
    socket.pause();
    stopGracefully(server, unhurried);
    socket.resume();
    await once(socket, 'close');
    expect(received().length).toBeGreaterThan(large.length);
    expect(await ended).toBe(0);
  });
});

test.each(['SIGTERM', 'SIGINT'] as const)('%s stops once, and a second signal does not stop again', (signal) => {
  const stop = jest.fn();
  onStopRequest(stop);
  process.emit(signal);
  process.emit('SIGTERM');
  process.emit('SIGINT');
  expect(stop).toHaveBeenCalledTimes(1);
});

describe('a failed start prints one line without a stack', () => {
  const runEntry = async (entry: string, ...options: string[]) => {
    const main = path.join(import.meta.dirname, '../../server', entry);
    const child = spawn(process.execPath, [...options, main], { env: { ...process.env, PORT: '99999' } });
    const [line, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
    return { line, code: code as number };
  };

  test.each(['main.js', 'main.ts'])('in server/%s, for a variable', async (entry) => {
    expect(await runEntry(entry)).toEqual({ line: 'PORT=99999: must be a whole number from 0 to 65535\n', code: 1 });
  });

  test('for a colour that is missing in brand/', async () => {
    const noColours = `data:text/javascript,
      import fs from 'node:fs';
      import { syncBuiltinESMExports } from 'node:module';
      const { readFileSync } = fs;
      fs.readFileSync = (file, ...options) => String(file).endsWith('colors.css') ? '' : readFileSync(file, ...options);
      syncBuiltinESMExports();`;
    expect(await runEntry('main.js', '--import', noColours)).toEqual({
      line: 'brand/colors.css: the light scheme needs --paper, written as #rrggbb\n',
      code: 1,
    });
  });

  test.each(['main.js', 'main.ts'])('in server/%s, for an old Node', async (entry) => {
    const node20 = `data:text/javascript,Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } })`;
    expect(await runEntry(entry, '--import', node20)).toEqual({
      line: expect.stringMatching(/^The server needs Node 24 or newer, and this is 20\.20\.2: .*\n$/) as string,
      code: 1,
    });
  });
});
