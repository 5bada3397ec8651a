import type { Locator } from 'playwright-core';
import type { SlotsData } from '#contract/leads/visit.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import { checkOf, expectAccessible, axeTimeout } from '../support/crawl/accessibility.ts';
import { untilStored } from '../support/storedDraft.ts';
import { press, type } from '../support/keyboard.ts';
import { untilFilled } from '../support/until.ts';
import { hydrated } from '../support/visit.ts';
import { newVisitors, page, site } from '../support/visitor.ts';

// Another time zone than Kyiv's, so that both times are shown.
newVisitors({ timezoneId: 'America/New_York' });

const heading = (name: string) => page.getByRole('heading', { level: 2, name });
const slots = () => page.getByRole('list', { name: 'Free times' }).getByRole('button', { disabled: false });

async function openTimes(): Promise<void> {
  await page.goto(`${site.origin}/en/appointment/select_date`);
  await hydrated(page);
  await page.getByRole('radio', { name: /Central/ }).check();
  await page.getByRole('group', { name: 'The nearest free days' }).getByRole('button').nth(1).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await heading('Choose the time').waitFor();
}

const words = {
  ua: {
    first: '/appointment/select_date',
    center: /Центральний/,
    days: 'Найближчі вільні дні',
    continue: 'Далі',
    noCenter: 'Оберіть відділ продажу.',
    hours: 'Вільні години',
    own: /за вашим часом/,
    name: 'Ваше імʼя',
    phone: 'Телефон',
    book: 'Записатися на візит',
    summary: 'Дещо треба заповнити або виправити',
    booked: 'Чекаємо на вас',
  },
  en: {
    first: '/en/appointment/select_date',
    center: /Central/,
    days: 'The nearest free days',
    continue: 'Continue',
    noCenter: 'Choose a sales centre.',
    hours: 'Free times',
    own: /your time/,
    name: 'Your name',
    phone: 'Phone',
    book: 'Book the visit',
    summary: 'Something is missing',
    booked: 'We look forward to seeing you',
  },
} as const;

async function bookByKeyboard(language: keyof typeof words): Promise<void> {
  const text = words[language];
  const check = checkOf(language);
  await page.goto(site.origin + text.first);
  await hydrated(page);
  await check();
  await press(page.getByRole('button', { name: text.continue }));
  await page.getByText(text.noCenter).waitFor();
  await check();
  // The list of errors has the focus.
  await page.waitForFunction(() => document.activeElement?.getAttribute('type') === 'radio');
  await press(page.getByRole('radio', { name: text.center }), 'Space');
  await press(page.getByRole('group', { name: text.days }).getByRole('button').nth(1));
  await press(page.getByRole('button', { name: text.continue }));
  await page.waitForURL(/select_time$/);
  const hours = page.getByRole('list', { name: text.hours }).getByRole('button', { disabled: false });
  await hours.first().waitFor();
  await check();
  await page.getByText(text.own).filter({ visible: true }).first().waitFor();
  await press(hours);
  await page.waitForURL(/details$/);
  const form = page.getByRole('main');
  const book = form.getByRole('button', { name: text.book });
  const name = form.getByLabel(text.name).filter({ visible: true });
  await name.waitFor();
  await press(book);
  await form.getByRole('group', { name: text.summary }).waitFor();
  await check();
  await type(name, 'Olha Melnyk');
  await type(form.getByLabel(text.phone), '0671234501');
  await press(form.getByRole('checkbox'), 'Space');

  await untilStored(page, '"agreement":true');
  await page.reload();
  await page.getByRole('timer').waitFor();
  // The draft is restored a moment after the form is rendered.
  await untilFilled(name, 'Olha Melnyk');
  await press(book);
  await page.waitForURL(/confirmed$/);
  await heading(text.booked).waitFor();
  await check();
}

it(
  'books a visit in Ukrainian by keyboard only',
  async () => {
    await bookByKeyboard('ua');
    expect(page.url()).toBe(`${site.origin}/appointment/confirmed`);
  },
  axeTimeout,
);

it(
  'books, moves and cancels a visit by keyboard only',
  async () => {
    await bookByKeyboard('en');
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('button', { name: 'Calendar file (.ics)' })),
    ]);
    expect(file.suggestedFilename()).toMatch(/\.ics$/);

    await press(page.getByRole('link', { name: 'Move or cancel' }));
    await page.getByText('Booked', { exact: true }).filter({ visible: true }).waitFor();
    await expectAccessible();
    await press(page.getByRole('button', { name: 'Choose another time' }));
    await heading('Choose the day').waitFor();
    await press(page.getByRole('group', { name: 'The nearest free days' }).getByRole('button').nth(2));
    await press(page.getByRole('button', { name: 'Continue' }));
    await press(slots());
    await press(page.getByRole('button', { name: 'Move the visit' }));
    await page.getByText('The visit is moved').waitFor();
    await press(page.getByRole('link', { name: 'Move or cancel' }));
    await press(page.getByRole('button', { name: 'Cancel the visit' }));
    await expectAccessible();
    await press(page.getByRole('button', { name: 'Yes, cancel it' }));
    await page.getByText('Cancelled', { exact: true }).filter({ visible: true }).waitFor();
  },
  axeTimeout,
);

it('returns to the hours with a notice when the slot is taken meanwhile', async () => {
  await openTimes();
  const chosen = slots().last();
  const hour = (await chosen.textContent()) ?? '';
  const day = (ahead: number) => inKyiv(new Date(Date.now() + ahead * 86_400_000)).day;
  const response = await fetch(`${site.origin}/api/centers/central/slots?from=${day(0)}&to=${day(20)}`);
  const { data } = (await response.json()) as { data: SlotsData };
  const open = data.days.filter(({ slots }) => slots.some(({ free }) => free > 0));
  const starts_at = open[1]?.slots.at(-1)?.starts_at;
  // Other visitors book the whole capacity of the slot.
  const others = await Promise.all(
    [1, 2, 3].map(async () =>
      fetch(`${site.origin}/api/holds`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ center: 'central', starts_at }),
      }),
    ),
  );
  expect(others.some(({ status }) => status === 409)).toBe(true);
  await chosen.click();
  await page
    .getByRole('alert')
    .getByText(/just taken this time/)
    .waitFor();
  await expectAccessible();
  expect(page.url()).toMatch(/select_time$/);
  await page
    .getByRole('list', { name: 'Free times' })
    .getByRole('button', { disabled: true })
    .filter({ hasText: hour.slice(0, 5) })
    .waitFor();
  await slots().first().click();
  await page.waitForURL(/details$/);
});

it('shows the calendar in the page on a phone, and the next button responds while it is open', async () => {
  await page.goto(`${site.origin}/appointment/select_date?center=central`);
  await hydrated(page);
  const pressAt = async (target: Locator): Promise<void> => {
    const box = await target.boundingBox();
    if (box === null) throw new Error('It is not on the screen');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // The button must not move away before it is released.
    await page.evaluate(
      async () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    await page.mouse.up();
  };
  await page.getByRole('heading', { name: 'Коли' }).scrollIntoViewIfNeeded();
  const field = page.getByLabel('День візиту');
  await field.scrollIntoViewIfNeeded();
  await pressAt(field);
  const calendar = page.getByRole('dialog', { name: 'Календар вільних днів' });
  await calendar
    .getByRole('button', { name: /, вільний$/ })
    .first()
    .waitFor();
  const [box, fieldBox, header] = await Promise.all([
    calendar.boundingBox(),
    field.boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
  expect(box?.y).toBeGreaterThanOrEqual((fieldBox?.y ?? 0) + (fieldBox?.height ?? 0));
  expect(fieldBox?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(844);
  await expectAccessible();
  await pressAt(calendar.getByRole('button', { name: /, вільний$/ }).last());
  await calendar.waitFor({ state: 'hidden' });
  expect(await field.inputValue()).toMatch(/^[1-9]\d?-[1-9]\d?-\d{4}$/);

  await pressAt(field);
  await calendar.waitFor();
  // At the bottom of the screen, where other pages have the bar of quick actions.
  const next = page.getByRole('button', { name: 'Далі' });
  await next.evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom - window.innerHeight));
  await pressAt(next);
  await page.waitForURL(/select_time$/);
});
