import type { Locator, Route } from 'playwright-core';
import { checkOf, expectAccessible, axeTimeout } from '../support/crawl/accessibility.ts';
import { hasFocus, press, tabTo, type } from '../support/keyboard.ts';
import { shown } from '../support/shown.ts';
import { untilStored } from '../support/storedDraft.ts';
import { until, untilFilled } from '../support/until.ts';
import { hydrated } from '../support/visit.ts';
import { newVisitors, page, site } from '../support/visitor.ts';

newVisitors({ timezoneId: 'Europe/Kyiv' });

interface Journey {
  readonly check: ReturnType<typeof checkOf>;
  /** The path of the form's call. */
  readonly path: string;
  readonly form: Locator;
  readonly send: () => Promise<void>;
  readonly storedNotice: string;
  readonly thanks: string;
}

/** All states of a submitted form: refused, pending, waiting for the network, accepted. */
async function throughAllResponses({ check, path, form, send, storedNotice, thanks }: Journey): Promise<void> {
  let respond = (route: Route): Promise<void> =>
    route.fulfill({ status: 422, contentType: 'application/json', body: '{}' });
  await page.route(`**${path}*`, (route) => respond(route));
  await send();
  await form.getByRole('alert').waitFor();
  await check();

  const { promise: heldRequest, resolve: hold } = Promise.withResolvers<Route>();
  respond = async (route) => hold(route);
  await send();
  const held = await heldRequest;
  expect(await form.locator('button[aria-busy="true"]').count()).toBe(1);
  await check();

  respond = (route) => route.abort();
  await held.abort();
  await page.getByText(storedNotice).filter({ visible: true }).first().waitFor();
  await check();

  respond = (route) => route.continue();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText(thanks).filter({ visible: true }).waitFor();
  await check();
}

async function areTall({ selector, least }: { readonly selector: string; readonly least: number }): Promise<boolean> {
  const targets = [...document.querySelectorAll(selector)];
  return targets.length > 0 && targets.every((target) => target.getBoundingClientRect().height >= least);
}

const words = {
  ua: {
    path: '/404',
    open: 'Замовити дзвінок',
    name: 'Ваше імʼя',
    phone: 'Телефон',
    time: 'Коли зателефонувати',
    project: /Комплекс/,
    nothing: 'Нічого не знайдено. Спробуйте змінити пошуковий запит.',
    storedNotice: 'Ваш запит збережено',
    home: '/',
    email: /^Електронна пошта/,
    wrongEmail: 'Будь ласка, введіть правильну електронну адресу.',
    consultationButton: 'Отримати консультацію',
    consultationThanks: 'Ваше запитання вже в менеджерів. Вони звʼяжуться з вами найближчим часом.',
    summary: 'Дещо треба заповнити або виправити',
    required: 'Поле є обовʼязковим.',
    thanks: 'Дзвінок успішно замовлено. Наш менеджер звʼяжеться з вами найближчим часом.',
    back: 'Повернутися на сайт',
  },
  en: {
    path: '/en/404',
    open: 'Request a call',
    name: 'Your name',
    phone: 'Phone',
    time: 'When to call',
    project: /Development/,
    nothing: 'No elements found. Consider changing the search query.',
    storedNotice: 'Your request is safe',
    home: '/en/',
    email: /^Email/,
    wrongEmail: 'Please enter a valid mailing address.',
    consultationButton: 'Ask for advice',
    consultationThanks: 'Your question is with our managers. They will contact you shortly.',
    summary: 'Something is missing or needs correcting',
    required: 'The field is required.',
    thanks: 'The call has been successfully requested. Our manager will contact you shortly.',
    back: 'Back to the site',
  },
} as const;

it.each(['ua', 'en'] as const)(
  'a call is requested by keyboard only, in %s',
  async (language) => {
    const text = words[language];
    const check = checkOf(language);
    await page.goto(site.origin + text.path);
    await hydrated(page);
    const opener = page.getByRole('complementary').getByRole('button', { name: text.open });
    await tabTo(opener);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(text.name).waitFor();
    await check();
    // The modal grows as it opens: its controls have their size at the end.
    await until(page, areTall, { selector: '[role="dialog"] :is(label:has([type="checkbox"]), summary)', least: 44 });

    // The focus is trapped, and Escape returns it.
    for (let steps = 0; steps < 14; steps += 1) await page.keyboard.press('Tab');
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

    await page.keyboard.press('Enter');
    const send = dialog.getByRole('button', { name: text.open });
    await tabTo(send);
    await page.keyboard.press('Enter');
    const summary = dialog.getByRole('group', { name: text.summary });
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await dialog.getByText(text.required, { exact: true }).count()).toBe(3);
    await check();

    // From the error summary to the field, and on from there.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await dialog.getByLabel(text.name).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.type('Olha Melnyk', { delay: 20 });
    await type(dialog.getByLabel(text.phone, { exact: true }), '0671234567');
    expect(await dialog.getByLabel(text.phone, { exact: true }).inputValue()).toBe('+380 67 123 45 67');
    await tabTo(dialog.getByLabel(text.time));
    await page.keyboard.press('ArrowDown');
    const project = dialog.getByRole('combobox', { name: text.project });
    await tabTo(project);
    await page.keyboard.press('ArrowDown');
    await dialog.getByRole('listbox', { name: text.project }).waitFor();
    await check();
    await page.keyboard.type('qqqq', { delay: 20 });
    await dialog.getByText(text.nothing).waitFor();
    await check();
    // The list is closed, and the modal stays open.
    await page.keyboard.press('Escape');
    await dialog.getByText(text.nothing).waitFor({ state: 'hidden' });
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const complex = await project.inputValue();
    expect(complex).not.toBe('');
    await tabTo(dialog.getByRole('checkbox'));
    await page.keyboard.press('Space');
    await check();

    await untilStored(page, '"agreement":true');
    await page.reload();
    await hydrated(page);
    await tabTo(opener);
    await page.keyboard.press('Enter');
    await untilFilled(dialog.getByLabel(text.name), 'Olha Melnyk');
    expect(await dialog.getByLabel(text.phone, { exact: true }).inputValue()).toBe('+380 67 123 45 67');
    expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Melnyk|1234567/);

    expect(await project.inputValue()).toBe(complex);
    await throughAllResponses({
      check,
      path: '/api/application',
      form: dialog,
      send: () => press(send),
      storedNotice: text.storedNotice,
      thanks: text.thanks,
    });
    await tabTo(dialog.getByRole('button', { name: text.back }));
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
  },
  axeTimeout,
);

it(
  'a click beside the modal and its own button close it',
  async () => {
    await page.goto(`${site.origin}/en/404`);
    await hydrated(page);
    const opener = page.getByRole('complementary').getByRole('button', { name: 'Request a call' });
    const dialog = page.getByRole('dialog');
    await opener.click();
    await dialog.getByLabel('Your name').waitFor();
    const box = await dialog.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(400);
    await page.mouse.click(4, 4);
    await dialog.waitFor({ state: 'hidden' });
    await opener.click();
    await dialog.getByRole('button', { name: 'Close the window' }).click();
    await dialog.waitFor({ state: 'hidden' });
  },
  axeTimeout,
);

it('the focus that goes around the modal is in view on a low screen', async () => {
  await page.setViewportSize({ width: 720, height: 450 });
  await page.goto(`${site.origin}/en/404`);
  await hydrated(page);
  await press(page.getByRole('complementary').getByRole('button', { name: 'Request a call' }));
  const dialog = page.getByRole('dialog');
  const close = dialog.getByRole('button', { name: 'Close the window' });
  const send = dialog.getByRole('button', { name: 'Request a call' });
  const isInView = (element: HTMLElement): boolean => {
    const { top, bottom } = element.getBoundingClientRect();
    return element === document.activeElement && top >= 0 && bottom <= window.innerHeight;
  };
  await tabTo(send);
  // Perhaps by way of the browser's own controls.
  await tabTo(close);
  expect(await close.evaluate(isInView)).toBe(true);
  for (let steps = 0; steps < 3 && !(await hasFocus(send)); steps += 1) await page.keyboard.press('Shift+Tab');
  expect(await send.evaluate(isInView)).toBe(true);
});

it.each(['ua', 'en'] as const)(
  'a consultation: invalid, corrected, after a reload, refused, without a network, accepted, in %s',
  async (language) => {
    const text = words[language];
    const check = checkOf(language);
    await page.goto(site.origin + text.home);
    await hydrated(page);
    const block = page.locator(shown('#consultation'));
    await block.scrollIntoViewIfNeeded();
    await block.getByRole('combobox', { name: text.time }).waitFor();
    await check();
    await block.getByLabel(text.email).fill('olha@mail');
    await check();
    const send = block.getByRole('button', { name: text.consultationButton });
    await send.click();
    const summary = block.getByRole('group', { name: text.summary });
    await summary.waitFor();
    expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
    await summary.getByText(text.wrongEmail).waitFor();
    await check();
    await block.getByLabel(text.name).fill('Olha Melnyk');
    await block.getByLabel(text.phone, { exact: true }).fill('380671234504');
    await block.getByLabel(text.email).fill('olha@mail.example');
    await block.getByRole('checkbox').check();
    await untilStored(page, 'olha@mail.example');
    await page.reload();
    await hydrated(page);
    await block.scrollIntoViewIfNeeded();
    await untilFilled(block.getByLabel(text.email), 'olha@mail.example');
    expect(await block.getByLabel(text.phone, { exact: true }).inputValue()).toBe('+380 67 123 45 04');
    expect(await block.getByRole('checkbox').isChecked()).toBe(true);
    await throughAllResponses({
      check,
      path: '/api/consultations',
      form: block,
      send: () => send.click(),
      storedNotice: text.storedNotice,
      thanks: text.consultationThanks,
    });
  },
  axeTimeout,
);

/** On a site of its own: a reserved flat would be missing in other tests. */
it(
  'a flat is reserved and released by keyboard only: taken, without a network, reserved, cancelled',
  async () => {
    const ends_at = new Date(Date.now() + 48 * 3_600_000).toISOString();
    const link = { number: 'O-1', token: '0123456789abcdef' };
    const reservation = (status: string) => ({
      ...link,
      status,
      project: 'lypa',
      flat: 'a-1-2-5',
      reserved_at: new Date().toISOString(),
      ends_at,
      seconds_left: status === 'reserved' ? 172_800 : 0,
      can_cancel: status === 'reserved',
    });
    const json = (data: unknown, status = 200) => ({
      status,
      contentType: 'application/json',
      body: JSON.stringify(data),
    });
    let respond = (route: Route): Promise<void> =>
      route.fulfill(json({ error: { code: 'flat_taken', message: '' } }, 409));
    await page.route(/\/api\/reservations/, (route) => {
      if (route.request().method() === 'POST') return respond(route);
      if (!route.request().url().includes(link.number)) return route.fulfill(json({ data: [] }));
      return route.fulfill(
        json({ data: reservation(route.request().method() === 'DELETE' ? 'cancelled' : 'reserved') }),
      );
    });
    await page.goto(`${site.origin}/projects/lypa/plan/flat/a-1-2-5`);
    await hydrated(page);
    const panel = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Безоплатне бронювання' }) });
    const submit = panel.getByRole('button', { name: 'Забронювати квартиру' });
    await press(page.getByRole('button', { name: 'Безоплатна бронь на 48 годин' }));
    await press(submit);
    expect(await panel.getByText('Поле є обовʼязковим.', { exact: true }).count()).toBe(3);
    await expectAccessible();
    await type(panel.getByLabel('Ваше імʼя'), 'Olha Melnyk');
    await type(panel.getByLabel('Телефон', { exact: true }), '0671234567');
    await press(panel.getByRole('checkbox'), 'Space');
    await press(submit);
    await page.getByText('Вас випередили').waitFor();
    await expectAccessible();

    respond = (route) => route.abort();
    await press(page.getByRole('button', { name: 'Вона знову вільна: забронювати' }));
    await press(submit);
    await page.getByText('Ще не заброньовано').waitFor();
    await expectAccessible();
    // The outbox retries by itself, too: the button stays until it is pressed.
    const pressed = Promise.withResolvers<void>();
    respond = async (route) => {
      await pressed.promise;
      return route.fulfill(
        json({ data: { ...link, received_at: ends_at, call_expected: null, reservation: reservation('reserved') } }),
      );
    };
    await press(page.getByRole('button', { name: 'Спробувати зараз' }));
    pressed.resolve();
    await page.getByRole('heading', { name: 'Квартира заброньована за вами' }).waitFor();
    await expectAccessible();

    await press(page.getByRole('link', { name: 'Відкрити бронювання' }).last());
    await page.getByRole('heading', { level: 1, name: 'Ваша бронь' }).waitFor();
    await hydrated(page);
    // As on a phone, where the button is below the first screen.
    await page.setViewportSize({ width: 390, height: 600 });
    await press(page.getByRole('button', { name: 'Скасувати бронь' }));
    await expectAccessible();
    await press(page.getByRole('button', { name: 'Так, скасувати' }));
    const outcome = page.getByText('Скасовано');
    await outcome.waitFor();
    const isSeen = (element: Element): boolean => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
    };
    expect(await outcome.evaluate(isSeen)).toBe(true);
    await expectAccessible();
  },
  axeTimeout,
);

it.each(['/en', '/en/request_call'])('the form of %s is whole again after Back from another document', async (path) => {
  await page.goto(site.origin + path);
  await hydrated(page);
  const form = page.locator('main form').filter({ visible: true }).last();
  const message = form.locator('textarea');
  await form.locator('..').scrollIntoViewIfNeeded();
  // The form with its validation has replaced the plain one.
  await form.getByRole('combobox', { name: 'When to call' }).waitFor();
  await form.getByLabel('Your name').pressSequentially('Olha Melnyk');
  await form.getByLabel('Phone').pressSequentially('0038 067 123 45 03');
  await message.pressSequentially('Three rooms');
  await form.getByRole('checkbox').check();
  await page.goto(`${site.origin}/en/contacts`);
  await page.goBack();
  await hydrated(page);
  await form.locator('..').scrollIntoViewIfNeeded();
  await form.getByRole('combobox', { name: 'When to call' }).waitFor();
  await untilFilled(form.getByLabel('Your name'), 'Olha Melnyk');
  expect(await form.getByLabel('Phone').inputValue()).toBe('+380 67 123 45 03');
  expect(await message.inputValue()).toBe('Three rooms');
  expect(await form.getByRole('checkbox').isChecked()).toBe(true);
});
