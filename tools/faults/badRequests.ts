import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { calls } from '../../contract/calls.ts';

/** Something nearly right, or anything at all. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    ' ',
    '\r\nBcc: x@mail.example',
    'a@mail.example, b@mail.example',
    '0'.repeat(5000),
    '\0',
    '\uD800',
    '2026-02-30',
    '24:00',
    '0000-01-01',
    '9999-12-31',
    '0000-01-01T00:00:00Z',
    '9999-12-31T23:59:59Z',
    'null',
    '[object Object]',
    '../..',
  ),
);
const json = fc.oneof(text, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, true, false, 0, -1, 1e300, [], {}));

const valid: Readonly<Record<string, unknown>> = {
  name: 'Olena',
  phone: '+380 32 000 00 00',
  email: 'olena@mail.example',
  message: 'Call me',
  send_mail_to: 'lypa@obriy.example',
  agreement: true,
  consent_version: '2',
  consent_language: 'ua',
  website: '',
  fill_ms: 9000,
  source_consent: true,
  utm_source: 'city',
  referrer: 'https://search.example',
  call_day: '2026-11-23',
  call_from: '10:00',
  call_to: '12:00',
  center: 'central',
  starts_at: '2026-11-23T08:00:00.000Z',
  kind: 'online',
  hold: 'A'.repeat(24),
  replaces: 'B'.repeat(24),
  project: 'lypa',
};

const required = ['name', 'phone', 'agreement', 'center', 'starts_at', 'kind'] as const;

/** A correct body: what is stored is checked too. */
const rightFields = fc
  .subarray(['email', 'message', 'consent_version', 'utm_source', 'source_consent', 'fill_ms', 'project'])
  .map((names) => Object.fromEntries([...required, ...names].map((name) => [name, valid[name]])));

/** A correct body with some fields missing, some invalid, and some unknown. */
const wrongFields = fc
  .tuple(
    fc.subarray(Object.keys(valid)),
    fc.dictionary(
      fc.oneof(fc.constantFrom(...Object.keys(valid), '__proto__', 'constructor'), fc.string({ maxLength: 12 })),
      json,
      { maxKeys: 4 },
    ),
  )
  .map(([names, wrong]) => ({ ...Object.fromEntries(names.map((name) => [name, valid[name]])), ...wrong }));

const fields: fc.Arbitrary<Readonly<Record<string, unknown>>> = fc.oneof(
  { weight: 5, arbitrary: wrongFields },
  { weight: 1, arbitrary: rightFields },
);

const body = fc.oneof(
  { weight: 6, arbitrary: fields.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: json.map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 200 }) },
  { weight: 1, arbitrary: fields.map((value) => JSON.stringify(value).slice(1)) },
);

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
const encoded = (value: string): string => encodeURIComponent(value.toWellFormed());
const query = fields.map((value) =>
  Object.entries(value)
    .map(([name, each]) => `${encoded(name)}=${encoded(asText(each)).slice(0, 2000)}`)
    .join('&'),
);

const segment = fc.oneof(
  fc.constantFrom('central', 'O-2611-0001', 'A'.repeat(24), '..', '%00', 'O-2611-999999999'),
  text.map((each) => encoded(each).slice(0, 90)),
);

const leadCalls = Object.values(calls).filter((call) => 'effect' in call);

const header = text.map((each) => each.replaceAll(/[^\t\x20-\x7e]/g, '').slice(0, 200));

/** A request to one of the calls of leads, visits and holds, right or wrong. */
export const badRequest: fc.Arbitrary<InjectOptions> = fc
  .record({
    call: fc.constantFrom(...leadCalls),
    segment,
    query: fc.oneof(
      query,
      fc.constantFrom(
        '',
        'from=2026-11-01&to=2026-12-01',
        'from=0000-01-01&to=9999-12-31',
        'from=9999-12-31&to=9999-12-31',
        'from=0000-01-01&to=0000-01-01',
        `token=${'A'.repeat(24)}`,
        '%',
        '&&==',
      ),
    ),
    body,
    key: fc.option(fc.oneof(fc.constantFrom('key-key-key', 'key-2-key-2'), header), { nil: undefined }),
    type: fc.oneof({ weight: 8, arbitrary: fc.constant('application/json') }, { weight: 1, arbitrary: header }),
    language: header,
  })
  .map(({ call, segment, query, body, key, type, language }) => ({
    method: call.method,
    url: `${call.path.replace(/\{\w+\}/, () => segment)}?${query}`,
    headers: {
      'accept-language': language,
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(call.method === 'GET' ? {} : { 'content-type': type }),
    },
    ...(call.method === 'GET' ? {} : { payload: body }),
  }));
