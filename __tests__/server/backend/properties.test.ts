import fc from 'fast-check';
import { ApiError } from '../../../contract/common.ts';
import { priceOfFlat } from '../../../server/backend/responses/money.ts';
import { paginate } from '../../../server/backend/responses/pagination.ts';
import { chooseLanguage } from '../../../server/backend/api/acceptLanguage.ts';
import { backendOfTests } from '../../support/backend/backend.ts';
import { runs } from '../../support/properties.ts';

const tag = fc.constantFrom('ua', 'uk', 'uk-UA', 'UA', 'en', 'en-GB', 'de', '*', '', 'x-ua', 'ua-x');
const weight = fc.oneof(
  fc.constant(''),
  fc.double({ noNaN: false }).map((q) => `;q=${q}`),
  fc.string().map((q) => `;q=${q}`),
);
const range = fc.tuple(tag, weight).map((parts) => parts.join(''));
const header = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(range).map((ranges) => ranges.join(',')),
);

it('every Accept-Language gives a language of the site', () => {
  fc.assert(fc.property(header, (value) => ['ua', 'en'].includes(chooseLanguage(value, 'ua'))));
});

it('ua and uk are the same language, in any position', () => {
  const ranges = fc.array(fc.tuple(fc.constantFrom('ua', 'en', 'de', '*'), fc.integer({ min: 0, max: 9 })), {
    minLength: 1,
  });
  fc.assert(
    fc.property(ranges, (list) => {
      const written = list.map(([name, q]) => `${name};q=0.${q}`).join(', ');
      return chooseLanguage(written, 'en') === chooseLanguage(written.replaceAll('ua', 'uk'), 'en');
    }),
  );
});

it('the price of a flat is that of its hundredths of a square metre, in whole hryvnias', () => {
  const hryvnias = fc.integer({ min: 1, max: 1_000_000 });
  fc.assert(
    fc.property(hryvnias, fc.integer({ min: 1, max: 100_000 }), (perM2, hundredths) => {
      const exact = ((BigInt(perM2) * BigInt(hundredths) + 50n) / 100n) * 100n;
      expect(priceOfFlat(perM2, hundredths / 100)).toBe(Number(exact));
    }),
  );
});

it('the pages from first to last are the list, each item once and in order', () => {
  fc.assert(
    fc.property(fc.array(fc.nat()), fc.integer({ min: 1, max: 20 }), (list, perPage) => {
      const { last_page: last } = paginate(list, 1, perPage).meta;
      const pages = Array.from({ length: last }, (_, index) => paginate(list, index + 1, perPage));
      expect(pages.flatMap(({ items }) => items)).toEqual(list);
      expect(pages.slice(0, -1).every(({ items }) => items.length === perPage)).toBe(true);
      expect(paginate(list, last + 1, perPage).items).toEqual([]);
    }),
  );
});

describe('any request', () => {
  const test = backendOfTests({ leadsPerMinute: 100_000 });

  const segment = fc.oneof(
    fc.string({ unit: 'binary' }).map(encodeURIComponent),
    fc.string({ unit: fc.constantFrom('.', '/', '%', '2', 'f', 'e', 'a', '-', '\\') }),
  );
  const path = fc
    .tuple(
      fc.constantFrom('', '/projects', '/news', '/offers', '/projects/lypa', '/about', '/application'),
      fc.array(segment, { maxLength: 3 }),
    )
    .map(([start, rest]) => `/api${[start, ...rest].join('/')}`)
    // Dots leave the backend's prefix before any route is matched.
    .filter((url) => /^\/api(?:\/|$)/.test(new URL(url, 'http://backend').pathname));
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.integer().map(String), fc.double().map(String));
  const query = fc
    .array(fc.tuple(fc.constantFrom('page', 'filters[]', 'filters', 'name', 'phone', '__proto__', 'page[]'), value), {
      maxLength: 5,
    })
    .map((pairs) => pairs.map((pair) => pair.map((part) => encodeURIComponent(part)).join('=')).join('&'));

  it('gets a valid JSON response, and never a failure', async () => {
    await fc.assert(
      fc.asyncProperty(path, query, header, async (url, search, language) => {
        const headers = { 'accept-language': language.replace(/[^\t\x20-\x7e]/g, '') };
        const response = await test.server.inject({ url: `${url}?${search}`, headers });
        expect(response.statusCode).toBeLessThan(500);
        expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
        const body = response.json<object>();
        expect(response.statusCode === 200 ? 'data' in body : ApiError.safeParse(body).success).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });
});
