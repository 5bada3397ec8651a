import { offlinePage } from '../../../src/serviceWorker/offlinePage.ts';

const page = { address: '/en/news/a?b=1&c=2', title: '<b>"A" & B</b>', asOf: '2026-11-21T13:00:00.000Z' };

const open = async (options: Partial<Parameters<typeof offlinePage>[0]>) => {
  const response = offlinePage({ language: 'en', phone: '+380 32 000 00 00', pages: [page], css: '', ...options });
  const document = new DOMParser().parseFromString(await response.text(), 'text/html');
  return { response, document };
};

it('says what to do, whom to call and what can be read, in the language of the address', async () => {
  const { document } = await open({});
  expect(document.documentElement.lang).toBe('en');
  expect(document.querySelector('a[href="tel:+380320000000"]')?.textContent).toBe('+380 32 000 00 00');
  const [link] = document.querySelectorAll('li a');
  expect(link?.getAttribute('href')).toBe(page.address);
  expect(link?.textContent).toBe(page.title);
  expect((await open({ language: 'ua', pages: [] })).document.querySelector('h1')?.textContent).toBe(
    'Цієї сторінки тут ще немає',
  );
});

it('is no page to keep or to find, and runs its own script alone', async () => {
  const { response, document } = await open({});
  expect(response.status).toBe(503);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  const nonce = document.querySelector('script')?.getAttribute('nonce') ?? '';
  expect(response.headers.get('content-security-policy')).toContain(`'nonce-${nonce}'`);
});
