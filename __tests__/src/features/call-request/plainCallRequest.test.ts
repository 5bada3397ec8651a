import { backendPart } from '../../../../server/backendPart.ts';
import { startBackend, type TestBackend } from '../../../support/backend/backend.ts';
import { json, testNetwork } from '../../../support/backend/network.ts';
import { serveSite } from '../../../support/backend/serveSite.ts';

type Site = Awaited<ReturnType<typeof serveSite>>;

const filled = {
  name: 'Olha Melnyk',
  phone: '067 123 45 67',
  message: 'After six,\r\nplease',
  project: 'lypa',
  flat: 'lypa:a-1-2-5',
  agreement: 'on',
  website: '',
};

const fromThisSite = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };

const post = (
  { server }: Site,
  fields: Readonly<Record<string, string>>,
  headers: Readonly<Record<string, string>> = fromThisSite,
  url = '/en/request_call',
) =>
  server.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', host: 'obriy.example', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

const read = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

/** The error beside a field. */
function errorOf(page: Document, name: string): string | undefined {
  const field = page.querySelector(`main [name="${name}"]`);
  if (field?.getAttribute('aria-invalid') !== 'true') return undefined;
  return page.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
}

describe('the form of the call request without scripts', () => {
  let backend: TestBackend;
  let site: Site;

  beforeEach(async () => {
    backend = await startBackend();
    site = await serveSite({ parts: [backendPart(backend.backend)] });
  });
  afterEach(async () => {
    await site.server.close();
    await backend.close();
  });

  it('is on a page of each language, filled with the flat that the visitor looked at', async () => {
    const { body, headers } = await site.get('/en/request_call?project=lypa&flat=a-1-2-5');
    const page = read(body);
    const form = page.querySelector('main form');
    expect(form?.getAttribute('method')).toBe('post');
    expect(form?.getAttribute('action')).toBe('/en/request_call');
    expect(page.querySelector<HTMLSelectElement>('[name="project"]')?.value).toBe('lypa');
    expect(page.querySelector<HTMLInputElement>('[name="flat"]')?.value).toBe('lypa:a-1-2-5');
    const unknown = read((await site.get('/en/request_call?project=lypa&flat=Call%20me')).body);
    expect(unknown.querySelector<HTMLInputElement>('[name="flat"]')?.value).toBe('');
    expect(page.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(headers['cache-control']).toContain('public');
    expect(form?.querySelector('noscript')?.textContent).toContain('another time');
    const ukrainian = read((await site.get('/request_call')).body);
    expect(ukrainian.querySelector('main form')?.getAttribute('action')).toBe('/request_call');
    expect(ukrainian.querySelector('h1')?.textContent).toBe('Замовити дзвінок');
  });

  it('stores the lead as the modal does, and redirects, so that a reload is safe', async () => {
    const { statusCode, headers } = await post(site, filled);
    expect([statusCode, headers.location, headers['cache-control']]).toEqual([
      303,
      '/en/request_call?sent',
      'no-store',
    ]);
    expect(backend.leads).toEqual([
      {
        kind: 'call',
        lead: expect.objectContaining({
          name: 'Olha Melnyk',
          phone: '+380671234567',
          message: 'lypa\nAfter six,\nplease',
          project: 'lypa',
          flat: 'a-1-2-5',
          send_mail_to: 'lypa@obriy.example',
          consent: { version: '2', language: 'en' },
        }) as unknown,
      },
    ]);
    const thanks = read((await site.get('/en/request_call?sent')).body);
    expect(thanks.querySelector('main')?.textContent).toContain(
      'The call has been successfully requested. Our manager will contact you shortly.',
    );
    expect(thanks.querySelector('main form')).toBeNull();

    await post(site, filled);
    expect(backend.leads).toHaveLength(1);
    await post(site, { ...filled, message: 'Something else' });
    expect(backend.leads).toHaveLength(2);
  });

  it('shows errors beside each field, with what was typed, and nowhere else', async () => {
    const { statusCode, headers, body } = await post(site, {
      ...filled,
      name: 'O',
      phone: '067',
      agreement: '',
    });
    const page = read(body);
    expect([statusCode, headers['cache-control']]).toEqual([422, 'no-store']);
    expect(errorOf(page, 'name')).toBe('The field must contain a minimum 2 of characters.');
    expect(errorOf(page, 'phone')).toBe('Please enter the whole phone number.');
    expect(errorOf(page, 'agreement')).toBe('The field is required.');
    expect(page.querySelector<HTMLInputElement>('[name="phone"]')?.value).toBe('067');
    expect(page.querySelector<HTMLTextAreaElement>('[name="message"]')?.value).toBe('After six,\nplease');
    expect(page.querySelector<HTMLSelectElement>('[name="project"]')?.value).toBe('lypa');
    expect(page.querySelector<HTMLInputElement>('[name="flat"]')?.value).toBe('lypa:a-1-2-5');
    expect([...page.scripts].map(({ textContent }) => textContent).join('')).not.toContain('After six');
    expect(backend.leads).toEqual([]);
  });

  it('shows typed markup as text', async () => {
    const { body } = await post(site, { ...filled, phone: '', name: '"><script>alert(1)</script>' });
    const page = read(body);
    expect(page.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('"><script>alert(1)</script>');
    expect([...page.scripts].filter(({ textContent }) => textContent.includes('alert'))).toEqual([]);
  });

  it('drops the flat when another project is chosen, and needs no project', async () => {
    await post(site, { ...filled, project: '' });
    expect(backend.leads[0]?.lead).not.toHaveProperty('flat');
    expect(backend.leads[0]?.lead).not.toHaveProperty('project');
  });

  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['another site of the same owner', { 'sec-fetch-site': 'same-site' }, 403],
    ['an older browser on another site', { origin: 'https://evil.example' }, 403],
    ['an older browser that hides where it is', { origin: 'null' }, 403],
    ['an older browser on this site', { origin: 'https://obriy.example' }, 303],
    ['text that looks like a form', { ...fromThisSite, 'content-type': 'text/plain' }, 415],
    ['JSON', { ...fromThisSite, 'content-type': 'application/json' }, 415],
  ])('from %s gets the right response', async (_, headers, status) => {
    expect((await post(site, filled, headers)).statusCode).toBe(status);
    expect(backend.leads).toHaveLength(status === 303 ? 1 : 0);
  });

  it('accepts ten requests a minute from one address', async () => {
    const statuses: number[] = [];
    for (let number = 0; number < 11; number += 1) {
      statuses.push((await post(site, { ...filled, phone: `067 123 45 ${10 + number}` })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 303), 429]);
  });

  it('is refused in its language, with what to do and the phone number', async () => {
    const phone = '+380 32 111 11 11';
    const called = await serveSite({ settings: { phone }, parts: [backendPart(backend.backend)] });
    const refused = async (url: string, headers = fromThisSite) => (await post(called, filled, headers, url)).body;
    const foreign = { ...fromThisSite, 'sec-fetch-site': 'cross-site' };
    expect(await refused('/en/request_call', foreign)).toMatch(
      /not sent.*Open our site.*call us\. \+380 32 111 11 11\n$/,
    );
    expect(await refused('/request_call', foreign)).toMatch(/не надіслано.*Відкрийте сайт.*зателефонуйте нам\. \+380/);
    for (let number = 0; number < 10; number += 1) await refused('/request_call');
    expect(await refused('/request_call')).toMatch(/забагато запитів.*Поверніться.*зателефонуйте нам\. \+380/);
    expect(await refused('/en/request_call')).toMatch(/^Too many requests.*Go back.*call us\. \+380/);
    await called.server.close();
  });

  it('refuses overlong values and filled honeypots', async () => {
    expect((await post(site, { ...filled, message: 'x'.repeat(70_000) })).statusCode).toBe(413);
    const { statusCode, body } = await post(site, { ...filled, website: 'https://spam.example' });
    expect(statusCode).toBe(422);
    expect(backend.leads).toEqual([]);
    // No visible field has an error.
    const page = read(body);
    expect(page.querySelector('main [role="alert"]')?.textContent).toContain('Please press the button once more.');
    expect(page.querySelector('main [aria-invalid="true"]')).toBeNull();
    expect(page.querySelector<HTMLInputElement>('[name="website"]')?.value).toBe('');
  });
});

describe('with a remote backend', () => {
  const network = globalThis.fetch;
  afterEach(() => {
    globalThis.fetch = network;
  });

  const networkWith = (application: () => Response) =>
    testNetwork((path) => {
      if (path.startsWith('/api/application')) return application();
      if (path === '/api/projects') return json({ projects: [], statuses: [] });
      return json({ project: { alias: 'lypa', title: 'Lypa', send_mail_to: 'lypa@host.example, flats@host.example' } });
    });

  it('sends the query of the specification by GET', async () => {
    const { fetch, requested } = networkWith(() => json(null));
    globalThis.fetch = fetch;
    const site = await serveSite({ settings: { host: 'https://host.example' } });
    expect((await post(site, filled)).statusCode).toBe(303);
    const [path = '', query] = requested.at(-1)?.split('?') ?? [];
    expect(path).toBe('en /api/application');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      name: 'Olha Melnyk',
      phone: '+380671234567',
      message: 'lypa\nAfter six,\nplease\nFlat: a-1-2-5',
      send_mail_to: 'lypa@host.example, flats@host.example',
    });
    await site.server.close();
  });

  it('sends a form once, however often the button is pressed', async () => {
    const { fetch: respond, requested } = networkWith(() => Response.json('ok'));
    // Long enough for both presses.
    globalThis.fetch = async (...request) => {
      await new Promise(setImmediate);
      return respond(...request);
    };
    const site = await serveSite({ settings: { host: 'https://host.example' } });
    const sent = () => requested.filter((call) => call.includes('/api/application')).length;
    const press = async (fields = filled) => (await post(site, fields)).statusCode;
    expect(await Promise.all([press(), press()])).toEqual([303, 303]);
    expect(await press()).toBe(303);
    expect(sent()).toBe(1);
    expect(await press({ ...filled, message: 'Something else' })).toBe(303);
    expect(sent()).toBe(2);
    await site.server.close();
  });

  it.each([
    [500, 1],
    [429, 2],
  ])('after %i a reload sends it %i times, and the form that is shown again sends it', async (status, requests) => {
    let isFailing = true;
    const { fetch, requested } = networkWith(() => Response.json('ok', { status: isFailing ? status : 200 }));
    globalThis.fetch = fetch;
    const site = await serveSite({ settings: { host: 'https://host.example' } });
    const sent = () => requested.filter((call) => call.includes('/api/application')).length;
    expect((await post(site, filled)).statusCode).not.toBe(303);
    const { statusCode, body } = await post(site, filled);
    expect([statusCode, sent()]).toEqual([status === 429 ? 429 : 503, requests]);
    isFailing = false;
    const form = read(body).querySelector<HTMLFormElement>('main form');
    const again = Object.fromEntries(form ? new FormData(form) : []) as Record<string, string>;
    expect((await post(site, again)).statusCode).toBe(303);
    expect(sent()).toBe(requests + 1);
    await site.server.close();
  });

  it('says on a failure that nothing is confirmed, and gives the phone number', async () => {
    const { fetch } = networkWith(() => new Response('', { status: 500 }));
    globalThis.fetch = fetch;
    const site = await serveSite({ settings: { host: 'https://host.example' } });
    const { statusCode, body } = await post(site, filled);
    expect(statusCode).toBe(503);
    const page = read(body);
    expect(page.querySelector('main [role="alert"]')?.textContent).toContain('call us, or send it again');
    expect(page.querySelector('main [role="alert"] a')?.getAttribute('href')).toMatch(/^tel:/);
    expect(page.querySelector<HTMLInputElement>('[name="name"]')?.value).toBe('Olha Melnyk');
    await site.server.close();
  });

  it('shows the form again with all that was typed while the backend is down', async () => {
    const hanging = new Promise<Response>(() => undefined);
    globalThis.fetch = testNetwork((path) => {
      if (path.startsWith('/api/application')) return new Response('', { status: 502 });
      if (path === '/api/extensions') return new Response('', { status: 404 });
      return path === '/api/projects' ? hanging : json({ project: {} });
    }).fetch;
    const site = await serveSite({ settings: { host: 'https://host.example' }, deadline: 200, blockTimeout: 30_000 });
    const { statusCode, headers, body } = await post(site, filled);
    expect([statusCode, headers['cache-control']]).toEqual([503, 'no-store']);
    const page = read(body);
    expect(page.querySelector('main [role="alert"]')?.textContent).toContain('call us, or send it again');
    const form = page.querySelector<HTMLFormElement>('main form');
    expect(form && Object.fromEntries(new FormData(form))).toEqual({
      ...filled,
      message: 'After six,\nplease',
      attempt: '2',
    });
    await site.server.close();
  });
});
