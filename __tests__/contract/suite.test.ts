import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import * as z from 'zod';
import { calls } from '../../contract/calls.ts';
import { extensions } from '../../contract/extensions.ts';
import { effectOf } from '../../contract/effects.ts';
import { failedOf, formatReport } from '../../tools/contract/report.ts';
import { spec, type SpecCall } from '../../tools/contract/spec.ts';
import { runContract } from '../../tools/contract/suite.ts';
import { startBackend, townContent } from '../support/backend/backend.ts';
import { specBackend, specMailbox } from '../support/backend/specBackend.ts';

const host = 'http://backend.test';

it('the reference backend conforms to SPEC.md, offers every field and has every extension, within its limits', async () => {
  const test = await startBackend({ contentDir: townContent, leadsPerPhone: 5, leadsPerMinute: 10 });
  const grade = await runContract({ host, fetch: test.fetch, leads: true });
  await test.close();
  expect(failedOf([...grade.spec, ...grade.extensions.flatMap(({ checks = [] }) => checks)])).toEqual([]);
  expect(grade.spec.length).toBeGreaterThan(100);
  expect([grade.skipped, grade.errors, grade.notes]).toEqual([[], [], []]);
  // The content has no discount.
  expect(grade.gaps.map(({ entity, field }) => `${entity}.${field}`).toSorted()).toEqual([
    'CalculatorFlat.discount',
    'Flat.discount',
  ]);
  expect(grade.extensions.map(({ name, skipped }) => [name, skipped])).toEqual(
    Object.keys(extensions).map((name) => [name, undefined]),
  );
  const report = formatReport(host, grade);
  expect(report).toMatch(/^SPEC\.md +ok: /);
  expect(report).toMatch(/Extensions +12 of 12\n\nhttp:\/\/backend\.test conforms to SPEC\.md\.$/);
  expect(report.split('\n').length).toBeLessThan(24);
});

it('checks one language only, and sends no lead unless told to', async () => {
  const test = await startBackend();
  const requests: string[] = [];
  const listening: typeof fetch = async (input, init) => {
    requests.push(new Headers(init?.headers).get('accept-language') ?? '');
    return test.fetch(input, init);
  };
  const grade = await runContract({ host, fetch: listening, language: 'en' });
  await test.close();
  expect(new Set(requests)).toEqual(new Set(['en']));
  expect(test.leads).toEqual([]);
  const report = formatReport(host, grade);
  expect(report).toMatch(/not checked: GET \/api\/application: needs --leads/);
  expect(report).toMatch(/not checked: application_fields, consultations, receipts: needs --leads/);
  expect(report).toMatch(/not checked: visits: bookings need --leads/);
  expect(report).toContain('conforms to SPEC.md.');
});

it('accepts a backend that writes an empty object as an empty list, as PHP does', async () => {
  const { fetch } = specBackend();
  const grade = await runContract({
    host,
    leads: true,
    fetch: async (input, init) => {
      const response = await fetch(input, init);
      const { status, headers } = response;
      return new Response((await response.text()).replaceAll('{}', '[]'), { status, headers });
    },
  });
  expect([failedOf(grade.spec), grade.errors]).toEqual([[], []]);
});

it('accepts a backend of SPEC.md alone, and reports what a visitor does not see', async () => {
  const backend = specBackend();
  const grade = await runContract({ host, fetch: backend.fetch, leads: true });
  expect(failedOf(grade.spec)).toEqual([]);
  expect(grade.errors).toEqual([]);
  const applications = backend.applications().map(({ url }) => new URL(url, host).searchParams);
  expect(applications.map((query) => [...query.keys()])).toEqual([
    ['name', 'phone'],
    ['name', 'phone', 'message', 'send_mail_to'],
  ]);
  expect(applications[1]?.get('send_mail_to')).toBe(specMailbox);

  const report = formatReport(host, grade);
  expect(report).toContain('conforms to SPEC.md.');
  expect(report).toMatch(/ProjectCard +everything +a card is a title: .*nothing on the map/);
  expect(report).toMatch(/NewsData +categories +the filter has no categories/);
  expect(report).toMatch(/Extensions +0 of 12/);
  expect(report).toMatch(/site_plan +Flats are chosen from list, table and chessboard/);
  expect(report.split('\n').length).toBeLessThan(32);
});

it('checks every project, also after one with a mailbox', async () => {
  const { fetch } = specBackend({ responses: { '/api/projects/obriy-park': null } });
  const grade = await runContract({ host, fetch });
  expect(new Set(failedOf(grade.spec).map(({ request }) => request))).toEqual(
    new Set(['GET /api/projects/obriy-park (ua)', 'GET /api/projects/obriy-park (en)']),
  );
});

it('accepts private links with tokens of any characters', async () => {
  const test = await startBackend({ contentDir: townContent });
  const ending = '+/=';
  const grade = await runContract({
    host,
    leads: true,
    fetch: async (input, init) => {
      const url = new URL(input as string);
      const token = url.searchParams.get('token');
      if (token?.endsWith(ending)) url.searchParams.set('token', token.slice(0, -ending.length));
      const response = await test.fetch(url.href, init);
      const { status, headers } = response;
      // Tokens of holds are plain.
      const longer = url.pathname.startsWith('/api/holds') ? '$&' : `$&${ending}`;
      return new Response((await response.text()).replace(/"token":"[^"]*/, longer), { status, headers });
    },
  });
  await test.close();
  expect(failedOf(grade.extensions.flatMap(({ checks = [] }) => checks))).toEqual([]);
});

it('reports whether the backend lets pages of an origin call it', async () => {
  const test = await startBackend({ allowedOrigins: ['https://www.example.com'] });
  const missing = async (origin: string): Promise<string[]> => {
    const grade = await runContract({ host, fetch: test.fetch, language: 'en', origin });
    return failedOf(grade.spec).flatMap(({ request, errors }) =>
      errors.map(({ path: header, expected }) => `${request}: ${header} ${expected}`),
    );
  };
  const [allowed, elsewhere] = [await missing('https://www.example.com'), await missing('https://elsewhere.example')];
  await test.close();
  expect(allowed).toEqual([]);
  expect(elsewhere.filter((line) => / \/api\/(?:projects|application|visits\/)/.test(line))).toEqual([
    'GET /api/projects: Access-Control-Allow-Origin https://elsewhere.example',
    'OPTIONS /api/application: status a success',
    'OPTIONS /api/application: Access-Control-Allow-Origin https://elsewhere.example',
    'OPTIONS /api/application: Access-Control-Allow-Headers content-type',
    'OPTIONS /api/application: Access-Control-Allow-Headers idempotency-key',
    'OPTIONS /api/visits/{number}: status a success',
    'OPTIONS /api/visits/{number}: Access-Control-Allow-Origin https://elsewhere.example',
    'OPTIONS /api/visits/{number}: Access-Control-Allow-Methods PATCH',
    'OPTIONS /api/visits/{number}: Access-Control-Allow-Headers content-type',
    'OPTIONS /api/visits/{number}: Access-Control-Allow-Headers idempotency-key',
    'OPTIONS /api/visits/{number}: status a success',
    'OPTIONS /api/visits/{number}: Access-Control-Allow-Origin https://elsewhere.example',
    'OPTIONS /api/visits/{number}: Access-Control-Allow-Methods DELETE',
    'OPTIONS /api/visits/{number}: Access-Control-Allow-Headers idempotency-key',
  ]);
});

it('a list of origins lets no page call, for browsers accept one', async () => {
  const origin = 'https://www.example.com';
  const { fetch } = specBackend();
  const lists = async (...request: Parameters<typeof fetch>): Promise<Response> => {
    const response = await fetch(...request);
    response.headers.set('access-control-allow-origin', `${origin}, https://example.com`);
    return response;
  };
  expect(failedOf((await runContract({ host, fetch: lists, origin })).spec)).toMatchObject([
    { request: 'GET /api/projects', errors: [{ got: `${origin}, https://example.com` }] },
  ]);
});

it('reports addresses of pictures that pages leave out, and says what is expected', async () => {
  const { fetch } = specBackend({
    responses: {
      '/api/projects/obriy-park': { project: { tagline: '', image: { src: 'images/park.jpg', width: 0 } } },
      '/api/projects/lypky/documents': { documents: [{ url: '/permit.pdf', registry_url: 'ftp://example.com/1' }] },
    },
  });
  const grade = await runContract({ host, fetch, language: 'en' });
  expect(grade.errors.map(({ path: at, expected }) => [at, expected])).toEqual([
    ['data.documents[].registry_url', 'an http(s) address or a path'],
    ['data.project.tagline', 'string to have >=1 characters'],
    ['data.project.image.src', 'an http(s) address or a path'],
    ['data.project.image.width', 'number to be >0'],
  ]);
});

const tool = path.join(import.meta.dirname, '../../tools/main.ts');

it.each([
  ['SPEC.md alone', specBackend().fetch, 0],
  ['HTML', async () => new Response('<h1>Hosting</h1>', { headers: { 'content-type': 'text/html' } }), 1],
])('the exit code of the command shows whether a backend conforms to SPEC.md: %s', async (_, result, code) => {
  const server = createServer((request, response) => {
    void result(new URL(request.url ?? '', host)).then(async (found) => {
      response.writeHead(found.status, Object.fromEntries(found.headers)).end(await found.text());
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const ended = await new Promise((resolve) => {
    execFile(process.execPath, ['--no-warnings', tool, 'contract', '--host', `http://127.0.0.1:${port}`], (error) =>
      resolve(error?.code ?? 0),
    );
  });
  server.closeAllConnections();
  server.close();
  expect(ended).toBe(code);
});

it('a refused application breaks SPEC.md', async () => {
  const { fetch } = specBackend({ application: () => new Response('<h1>Error</h1>', { status: 500 }) });
  const report = formatReport(host, await runContract({ host, fetch, leads: true }));
  expect(report).toMatch(
    /GET \/api\/application with name, phone and 1 more: takes a call request\n +status +expected a success, got 500 \(<h1>Error<\/h1>\)\n +a visitor sees: a request to be called back fails/,
  );
  expect(report).toContain('does not conform to SPEC.md.');
});

it('requires every named extension to exist, and reports unknown ones', async () => {
  const { fetch } = specBackend({ responses: { '/api/extensions': ['visits', 'horoscope'] } });
  const report = formatReport(host, await runContract({ host, fetch }));
  expect(report).toMatch(/Extensions +1 of 12\n +visits does not fit:\n +GET \/api\/centers/);
  expect(report).toContain('Extensions that the site does not know: horoscope.');
  expect(report).toContain('conforms to SPEC.md.');
});

it('has an effect text for every offered field', () => {
  const seen = new Set<unknown>();
  const without: string[] = [];
  const collect = (schema: z.core.$ZodType, entity: string): void => {
    if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) collect(schema.unwrap(), entity);
    if (schema instanceof z.ZodArray) collect(schema.element, entity);
    if (!(schema instanceof z.ZodObject) || seen.has(schema)) return;
    seen.add(schema);
    const id = z.globalRegistry.get(schema)?.id ?? entity;
    const fields = Object.entries<z.core.$ZodType>(schema.shape);
    for (const [name, field] of fields) {
      if (field instanceof z.ZodOptional && effectOf(id, name) === undefined) without.push(`${id}.${name}`);
      collect(field, `${id}.${name}`);
    }
  };
  for (const id of Object.keys(spec) as SpecCall[]) collect(calls[id].response.shape.data, id);
  expect(seen.size).toBeGreaterThan(30);
  expect(without).toEqual([]);
});
