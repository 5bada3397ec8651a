import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator } from 'playwright-core';
import { specBackend } from '../../__tests__/support/backend/specBackend.ts';
import { shown } from '../support/shown.ts';
import { newVisitors, ownSite, page, site } from '../support/visitor.ts';

const backend = specBackend({
  responses: { '/api/projects/lypky/documents': { documents: [{ url: 'https://files.example/permit.pdf' }] } },
});
const foreign = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
const server = createServer((request, response) => {
  const { method = 'GET', url = '/', headers } = request;
  if (method === 'OPTIONS') {
    response.writeHead(204, foreign).end();
    return;
  }
  const language = String(headers['accept-language']);
  void backend
    .fetch(`http://backend.test${url}`, { method, headers: { 'accept-language': language } })
    .then(async (reply) => {
      const type = reply.headers.get('content-type') ?? 'text/html';
      response.writeHead(reply.status, { ...foreign, 'content-type': type }).end(await reply.text());
    });
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
ownSite(() => ({
  SITE_HOST: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  SITE_PLAIN_FORMS: 'on',
}));
newVisitors();

/** Types the person key by key into the form with the mask. */
const fill = async (form: Locator): Promise<void> => {
  const phone = form.getByLabel('Phone').filter({ visible: true });
  await form.getByLabel('Your name').filter({ visible: true }).click();
  await page.keyboard.type('Olha Melnyk');
  await phone.click();
  await page.keyboard.type('0671234567');
  expect(await phone.inputValue()).toBe('+380 67 123 45 67');
  await form.getByRole('checkbox', { name: 'I agree to the processing' }).check();
};

/** The query of the latest call request. */
const latest = (): unknown =>
  Object.fromEntries(new URL(backend.applications().at(-1)?.url ?? '', site.origin).searchParams);

const person = { name: 'Olha Melnyk', phone: '+380671234567' };
const aboutLypky = { ...person, send_mail_to: 'lypky@sales.example' };

it('a visitor finds a project, requests a call and a consultation, and chooses a day with a backend of SPEC.md', async () => {
  await page.goto(`${site.origin}/en/projects`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Lypky' }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Lypky' }).waitFor();

  await page
    .getByRole('button', { name: 'Request a call' })
    .or(page.locator(shown('a[href^="/en/request_call"]')))
    .last()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Request a call' });
  await fill(dialog);
  await dialog.getByRole('button', { name: 'Request a call' }).click();
  await page.getByText('The call has been successfully requested.').waitFor();
  expect(latest()).toEqual({ ...aboutLypky, message: 'lypky' });

  await page.goto(`${site.origin}/en/request_call?project=lypky`);
  await main
    .getByRole('combobox', { name: /^Development/ })
    .and(main.locator('input'))
    .waitFor();
  await fill(main);
  await main.getByRole('button', { name: 'Request a call' }).click();
  await main.getByText('The call has been successfully requested.').waitFor();
  expect(latest()).toEqual({ ...aboutLypky, message: 'lypky' });

  await page.goto(`${site.origin}/en`);
  const consultation = page.locator(shown('#consultation'));
  await consultation.scrollIntoViewIfNeeded();
  await consultation.getByLabel('When to call').and(page.locator('select')).waitFor();
  await fill(consultation);
  await consultation.getByRole('button', { name: 'Ask for advice' }).click();
  await consultation.getByText('Your question is with our managers.').waitFor();
  expect(latest()).toEqual({ ...person, message: 'Advice on choosing a flat' });

  await page.goto(`${site.origin}/en/appointment?project=lypky`);
  await main.getByRole('group', { name: 'The nearest days' }).getByRole('button').first().click();
  await main.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(/\/details/);
  await main.getByLabel('Your name').filter({ visible: true }).waitFor();
  await page.reload();
  await fill(main);
  await main.getByRole('button', { name: 'Request the visit' }).click();
  await main.getByText('Your request for a visit has been sent.').waitFor();
  expect(latest()).toEqual({ ...aboutLypky, message: expect.stringMatching(/^lypky\nDay of the visit: \w+day, /) });
  expect(backend.applications()).toHaveLength(4);
});

it('a document without group, size and day takes the whole row', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.origin}/en/projects/lypky/docs`);
  const main = page.getByRole('main');
  const document = main.getByRole('listitem').filter({ hasText: /^Document$/ });
  const [row, heading] = await Promise.all([
    document.boundingBox(),
    main.getByRole('heading', { level: 2, name: 'Documents' }).boundingBox(),
  ]);
  expect(row?.width).toBeGreaterThan(1000);
  expect(row?.x).toBe(heading?.x);
  const separators = await document.evaluate((item) =>
    [...item.querySelectorAll('p > *')].flatMap((part) =>
      ['::before', '::after'].map((pseudo) => getComputedStyle(part, pseudo).content),
    ),
  );
  expect(separators).not.toContain('" · "');
});
