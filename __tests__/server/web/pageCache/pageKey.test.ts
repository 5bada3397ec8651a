import { normalisePageUrl } from '../../../../server/web/pageCache/index.ts';

const isTracking = (parameter: string): boolean => /^(?:utm_.*|gclid|fbclid)$/.test(parameter);
const address = (url: string) => normalisePageUrl(url, isTracking);

test.each([
  ['/', '/'],
  ['/en/projects', '/en/projects'],
  ['/news?', '/news'],
  ['/news?&&', '/news'],
  ['/news#latest', '/news'],
  ['/news?page=2#latest', '/news?page=2'],
  ['/news?utm_source=a&page=2&gclid=b', '/news?page=2'],
  ['/news?%75tm_source=a', '/news'],
  ['/news?fbclid', '/news'],
  ['/news?utm=a', '/news?utm=a'],
  ['/news?%zz=a', '/news?%zz=a'],
])('%s has the key %s', (url, key) => {
  expect(address(url)?.key).toBe(key);
});

test('parameters keep their order and spelling', () => {
  const search = '?filters%5B%5D=b&filters[]=a&q=%D0%9B+x&filters%5B%5D=b&empty=';
  expect(address(`/news${search}`)?.key).toBe(`/news${search}`);
});

test('dropped parameters are reported as written', () => {
  expect(address('/?a=1&utm_source=a%20b&gclid=1&utm_source=c')).toEqual({
    key: '/?a=1',
    tracking: 'utm_source=a%20b&gclid=1&utm_source=c',
  });
  expect(address('/news')?.tracking).toBe('');
});

test('an address longer than any link of the site has no key, with any amount of tracking parameters', () => {
  expect(address(`/news?q=${'x'.repeat(2048)}`)).toBeUndefined();
  expect(address(`/${'x'.repeat(2048)}`)).toBeUndefined();
  expect(address(`/${'x'.repeat(2047)}`)).toBeDefined();
  expect(address(`/news?utm_content=${'x'.repeat(2048)}`)?.key).toBe('/news');
});
