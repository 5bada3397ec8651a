import { fastify } from 'fastify';
import { startBackend } from '../../support/backend/backend.ts';

it('no log contains a name or a phone number, at any level', async () => {
  const lines: string[] = [];
  const test = await startBackend();
  // A server with Fastify's default serializers, which log more.
  const server = fastify({ logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } } });
  await server.register(test.backend.plugin);
  const call = async () => server.inject('/api/application?name=Olena&phone=%2B380320000000&agreement=true');
  const sendConsultation = async (payload: object) =>
    server.inject({ method: 'POST', url: '/api/consultations', payload });
  await call();
  await sendConsultation({ name: 'Olena', phone: '+380320000000', agreement: true });
  await sendConsultation({ name: 'Olena', phone: '+380320000000', agreement: 'no' });
  jest.spyOn(test.leads, 'push').mockImplementation(() => {
    throw new Error('Olena +380320000000');
  });
  const failed = await call();
  expect(failed.statusCode).toBe(500);
  expect(lines.join('')).toContain('A call failed');
  expect(lines.join('')).not.toMatch(/Olena|380320000000/);
  await server.close();
  await test.close();
});
