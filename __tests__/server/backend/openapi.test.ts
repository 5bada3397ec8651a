import { Validator } from '@seriousme/openapi-schema-validator';
import { calls } from '../../../contract/calls.ts';
import { pdfNames } from '../../../contract/projects/pdfs.ts';
import type { OpenApiDocument } from '../../../server/backend/openapi/document.ts';
import { backendOfTests } from '../../support/backend/backend.ts';

const test = backendOfTests();

it('describes every call in a valid OpenAPI 3.1 document', async () => {
  const document = (await test.server.inject('/api/openapi.json')).json<OpenApiDocument>();
  const result = await new Validator().validate({ ...document });
  expect(result).toEqual({ valid: true });
  const described = Object.values(document.paths).flatMap((operations) =>
    Object.values(operations).map(({ operationId }) => operationId),
  );
  expect(described.sort()).toEqual([...Object.keys(calls), ...Object.keys(pdfNames)].sort());
});

it('names the status of a rate limit wherever there is one', async () => {
  const { paths } = (await test.server.inject('/api/openapi.json')).json<OpenApiDocument>();
  const limited = [
    ...Object.keys(pdfNames),
    ...Object.entries(calls).flatMap(([id, call]) => ('effect' in call ? [id] : [])),
  ];
  const named = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .flatMap(({ operationId, responses }) => ('429' in responses ? [operationId] : []));
  expect(named).toEqual(expect.arrayContaining(limited));
});

it('names every field of every query, and its headers', async () => {
  const { paths } = (await test.server.inject('/api/openapi.json')).json<OpenApiDocument>();
  const named = Object.values(paths)
    .flatMap((operations) => Object.values(operations))
    .map(({ operationId, parameters }) => [
      operationId,
      parameters.filter((each) => each.in === 'query').map(({ name }) => name),
    ]);
  const declared = Object.entries({ ...calls, ...pdfNames }).map(([id, { query }]) => [id, Object.keys(query.shape)]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(declared));
  const application = paths['/api/application']?.['get']?.parameters
    .filter(({ required }) => required)
    .map(({ name }) => name);
  expect(application).toEqual(['name', 'phone', 'agreement']);
});

it('requires in responses what SPEC.md promises, and offers the rest', async () => {
  const { components } = (await test.server.inject('/api/openapi.json')).json<OpenApiDocument>();
  const promised = (id: string): string[] => components.schemas[id]?.required ?? [];
  expect(
    Object.fromEntries(['HomeData', 'ProjectsData', 'ProjectCard', 'NewsCard', 'Meta'].map((id) => [id, promised(id)])),
  ).toEqual({
    HomeData: [],
    ProjectsData: ['projects'],
    ProjectCard: ['alias', 'title'],
    NewsCard: ['alias'],
    Meta: ['current_page', 'last_page'],
  });
  expect(components.schemas['ProjectCard']?.properties).toMatchObject({
    image: { $ref: '#/components/schemas/Image', description: 'Without it: no picture on the card' },
    price_from: { anyOf: [{ $ref: '#/components/schemas/Money' }, { type: 'null' }] },
  });
  const page = (await test.server.inject('/api/docs')).body;
  expect(page).toMatch(
    /<code>title<\/code><\/td>[^]*<code>price_from<\/code> \(optional\)<\/td>[^]*Without it: no price on the card/,
  );
});

it('has no broken reference', async () => {
  const text = (await test.server.inject('/api/openapi.json')).body;
  const { components } = JSON.parse(text) as OpenApiDocument;
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name);
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name) => name === undefined || !(name in components.schemas))).toEqual([]);
});

it('is readable without a script, and all its links work', async () => {
  const page = await test.server.inject('/api/docs');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(page.body).not.toContain('<script');
  expect(page.body).toContain('default 1');
  expect(page.body).toContain('<code>&quot;ua&quot;</code>');
  const ids = new Set([...page.body.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const targets = [...page.body.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(targets.filter((id) => !ids.has(id))).toEqual([]);
  expect(page.body).toContain('/api/projects/{alias}/plannings');
});
