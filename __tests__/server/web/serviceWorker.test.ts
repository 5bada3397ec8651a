import { builtWorker, removeClients, serveClient } from './builtClient.ts';

afterAll(removeClients);

const getWorker = async (serviceWorker: 'on' | 'off') => {
  const server = await serveClient({ serviceWorker });
  const response = await server.inject('/sw.js?language=ua');
  await server.close();
  return response;
};

test.each(['on', 'off'] as const)('the worker is always revalidated: %s', async (setting) => {
  const { headers } = await getWorker(setting);
  expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'content-type': 'text/javascript; charset=utf-8' });
});

test('the policy allows workers of the site only', async () => {
  const { headers } = await getWorker('on');
  expect(headers['content-security-policy']).toContain("worker-src 'self'");
});

test('switched off, it is replaced by a worker that unregisters itself and handles no requests', async () => {
  expect((await getWorker('on')).body).toBe(builtWorker);
  const { body } = await getWorker('off');
  expect(body).toContain('registration.unregister()');
  expect(body).not.toContain('fetch');
});
