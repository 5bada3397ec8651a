import { cacheKey } from '../../../src/serviceWorker/cacheKey.ts';
import { factsOf, mayKeep, toCopy } from '../../../src/serviceWorker/copies.ts';
import { isDated, withDate, withoutDate } from '../../../src/serviceWorker/marking.ts';

const json = (headers: Record<string, string> = {}, status = 200) =>
  new Response('{"data":{}}', { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers } });
const html = (headers: Record<string, string> = {}, status = 200) =>
  new Response('<!doctype html><html><head><title>Липа &amp; &quot;дуб&quot;</title></head><body></body></html>', {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...headers },
  });

const minute = 60_000;
const came = Date.parse('2026-11-21T13:00:00Z');
const date = new Date(came).toUTCString();

describe('the key of a copy', () => {
  it('holds the language of an answer', () => {
    const keys = ['ua', 'en'].map((language) => cacheKey('answer', 'https://obriy.example/api/news?page=2', language));
    expect(keys).toEqual([
      'https://obriy.example/api/news?page=2&__language=ua',
      'https://obriy.example/api/news?page=2&__language=en',
    ]);
  });

  it('leaves out where a visitor came from, and nothing else', () => {
    expect(
      cacheKey('page', 'https://obriy.example/projects?utm_source=a&status=built&fbclid=1&mc_cid=2#map', null),
    ).toBe('https://obriy.example/projects?status=built');
  });
});

describe('what may be kept', () => {
  it('is whole, right and what it should be', () => {
    expect(mayKeep('answer', json())).toBe(true);
    expect(mayKeep('page', html())).toBe(true);
    expect(mayKeep('answer', html())).toBe(false);
    expect(mayKeep('page', json())).toBe(false);
  });

  it.each([404, 500, 503])('is no answer of %d', (status) => {
    expect(mayKeep('page', html({}, status))).toBe(false);
    expect(mayKeep('answer', json({}, status))).toBe(false);
  });

  it("is nothing that must not be stored, and no visitor's own page", () => {
    expect(mayKeep('answer', json({ 'cache-control': 'no-store' }))).toBe(false);
    expect(mayKeep('page', html({ 'cache-control': 'private, no-cache' }))).toBe(false);
    // The first answer brings a cookie, which is never part of a copy.
    expect(mayKeep('answer', json({ 'cache-control': 'private, no-cache' }))).toBe(true);
  });
});

describe('a copy', () => {
  it('knows of when it is by the clock of the server and of the caches between', async () => {
    const copy = await toCopy('answer', json({ date, age: '60' }));
    expect(factsOf(copy)).toEqual({ asOf: '2026-11-21T12:59:00.000Z', bytes: 11, title: '' });
  });

  it('knows what a page is called, and does not claim to be packed', async () => {
    const copy = await toCopy('page', html({ date, 'content-encoding': 'br', 'content-length': '7' }));
    expect(factsOf(copy).title).toBe('Липа & "дуб"');
    expect(copy.headers.has('content-encoding')).toBe(false);
    expect(copy.headers.has('content-length')).toBe(false);
  });

  it('says its date wherever the network did not answer', async () => {
    const copy = await toCopy('answer', json({ date }));
    expect(isDated('answer', copy, true, came)).toBe(true);
    expect(isDated('answer', copy, false, came + minute)).toBe(true);
    expect(isDated('answer', copy, false, came + 1000)).toBe(false);
    expect(isDated('page', await toCopy('page', html({ date })), false, came)).toBe(true);
    expect(isDated('picture', copy, true, came + minute)).toBe(false);
    expect(withoutDate(copy).headers.has('x-as-of')).toBe(false);
  });

  it('of a page has the date in its head', async () => {
    const page = await withDate('page', await toCopy('page', html({ date })));
    expect(await page.text()).toContain('<head><meta name="as-of" content="2026-11-21T13:00:00.000Z"><title>');
  });
});
