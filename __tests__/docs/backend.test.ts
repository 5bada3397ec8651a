import { spec } from '../../tools/contract/spec.ts';
import { effectOf } from '../../contract/effects.ts';
import { failedOf } from '../../tools/contract/report.ts';
import { runContract } from '../../tools/contract/suite.ts';
import { calls } from '../../contract/calls.ts';
import { documents } from './documents.ts';

const text = documents.find(({ name }) => name === 'docs/backend.md')?.text ?? '';

/** The smallest response of each call, by its path. */
const responses = new Map(
  [...text.matchAll(/^`GET (\/api[^`?]*)[^`]*`\n\n```json\n([^]*?)\n```$/gm)].map(([, path = '', json = '']) => [
    path,
    JSON.parse(json) as unknown,
  ]),
);

it('has the smallest response of every call of SPEC.md, and together they conform to it', async () => {
  const fetchResponse: typeof fetch = async (input) => {
    const { pathname } = new URL(input as string);
    const response = responses.get(pathname);
    return response === undefined || pathname === '/api/extensions'
      ? new Response('Not found', { status: 404 })
      : Response.json(response);
  };
  const grade = await runContract({ host: 'http://backend.test', fetch: fetchResponse, leads: true });
  expect(failedOf(grade.spec)).toEqual([]);
  expect([grade.skipped, grade.errors, grade.notes]).toEqual([[], [], []]);
  const checked = new Set(grade.spec.map(({ call }) => call));
  expect([...checked].toSorted()).toEqual([...Object.keys(spec), 'requestCall'].toSorted());
});

it('names only existing extensions', () => {
  expect(calls.getExtensions.response.safeParse(responses.get('/api/extensions')).error).toBeUndefined();
});

it('names only offered fields', () => {
  const named = [...text.matchAll(/`([A-Z]\w+)\.(\w+)`/g)].map(([, entity = '', field = '']) => [entity, field]);
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(([entity = '', field = '']) => typeof effectOf(entity, field) !== 'string')).toEqual([]);
});
