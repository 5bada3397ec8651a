import fc from 'fast-check';
import { cleanTouch, firstTouchOf, tellsOrigin, touchNames } from '#shared/tracking';

const origins = ['https://obriy.example'];
const from = (address: string, referrer = '') => firstTouchOf({ address, referrer, origins });

it('reads the five marks of a campaign, the page that linked here, and the path that was opened', () => {
  const address =
    'https://obriy.example/en/projects?utm_source=meta&utm_medium=cpc&utm_campaign=osin&utm_term=dim&utm_content=a&gclid=1&rooms=2#map';
  expect(from(address, 'https://search.example/find?q=obriy#top')).toEqual({
    utm_source: 'meta',
    utm_medium: 'cpc',
    utm_campaign: 'osin',
    utm_term: 'dim',
    utm_content: 'a',
    referrer: 'https://search.example/find',
    landing_page: '/en/projects',
  });
});

it.each([
  ['nothing', ''],
  ['the site itself', 'https://obriy.example/projects'],
  ['no address', 'somewhere'],
  ['a file', 'file:///home/olha/link.html'],
  ['an inner page of the browser', 'about:blank'],
])('takes %s for no referrer', (_, referrer) => {
  expect(from('https://obriy.example/', referrer)).toEqual({ landing_page: '/' });
});

it('names the application that led here', () => {
  expect(from('https://obriy.example/', 'android-app://mail.example/')).toMatchObject({
    referrer: 'android-app://mail.example/',
  });
});

it('takes marks in any case, the first of each, and none that is empty', () => {
  expect(from('https://obriy.example/?UTM_Source=a&utm_source=b&utm_medium=%20')).toEqual({
    utm_source: 'a',
    landing_page: '/',
  });
});

it('a landing page alone tells nothing of the origin', () => {
  expect(tellsOrigin(from('https://obriy.example/about'))).toBe(false);
  expect(tellsOrigin(from('https://obriy.example/about?utm_source=a'))).toBe(true);
  expect(tellsOrigin(from('https://obriy.example/about', 'https://news.example/'))).toBe(true);
});

const limits: Readonly<Record<string, number>> = { referrer: 500, landing_page: 500 };

/** Whatever is said, it is one line, whole characters, and no longer than the contract takes. */
const isFit = ([name, value]: readonly [string, string]): boolean =>
  value !== '' &&
  value === value.trim() &&
  value.length <= (limits[name] ?? 200) &&
  !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(value);

const anyText = fc.string({
  unit: fc.oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    fc.constantFrom('\n', '\u2028', '😀', '\uD800'),
  ),
  maxLength: 700,
});

it('whatever an address says gives lines that a lead may carry', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom<string>(...touchNames, 'x'), anyText), anyText, (query, path) => {
      const address = `https://obriy.example/${encodeURIComponent(path.toWellFormed())}?${new URLSearchParams(query).toString()}#secret`;
      const touch = from(address, `https://other.example/${new URLSearchParams({ path }).toString()}?token=secret`);
      expect(Object.entries(touch).filter((entry) => !isFit(entry))).toEqual([]);
      expect(touch.referrer).not.toContain('secret');
      expect(touch.landing_page).not.toContain('#');
    }),
  );
});

it('whatever was kept gives such lines under the known names, and the same once more', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom<string>(...touchNames, 'x', '__proto__'), fc.oneof(anyText, fc.anything())),
      (kept) => {
        const touch = cleanTouch(kept);
        expect(Object.entries(touch).filter((entry) => !isFit(entry))).toEqual([]);
        expect(Object.keys(touch).filter((name) => !(touchNames as readonly string[]).includes(name))).toEqual([]);
        expect(cleanTouch(touch)).toEqual(touch);
      },
    ),
  );
});
