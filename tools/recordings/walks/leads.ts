import type { Walk } from '../walk.ts';
import type { Walker } from '../walker.ts';
import { visitor } from './visitor.ts';

type Person = (typeof visitor)[keyof typeof visitor];

async function openRequest({ page, words }: Walker) {
  await page
    .getByRole('complementary', { name: await words('common:quick.label') })
    .getByRole('button')
    .first()
    .click();
  const dialog = page.getByRole('dialog').first();
  await dialog.waitFor();
  return dialog;
}

async function fillRequest(
  { type, settle }: Walker,
  dialog: Awaited<ReturnType<typeof openRequest>>,
  { name, phone }: Person,
): Promise<void> {
  await type('callRequest:name', name, dialog);
  await type('callRequest:phone', phone, dialog);
  await dialog.getByRole('checkbox').first().check();
  // Longer than a program would take, so that the draft reaches the store.
  await settle();
}

const failed: Walk = {
  name: 'call-request-failed',
  path: '/en/about',
  take: async (walker) => {
    const { page, press, settle } = walker;
    const dialog = await openRequest(walker);
    await fillRequest(walker, dialog, visitor.en);
    await page.route('**/api/application**', (route) =>
      route.fulfill({ status: 422, json: { error: { code: 'invalid', message: 'Refused' } } }),
    );
    await press('callRequest:send', dialog);
    await settle();
    await page.unroute('**/api/application**');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    const again = await openRequest(walker);
    await press('callRequest:send', again);
    await again.getByText(await walker.words('callRequest:success.text')).waitFor();
  },
};

const offline: Walk = {
  name: 'call-request-offline',
  path: '/contacts',
  take: async (walker) => {
    const dialog = await openRequest(walker);
    await fillRequest(walker, dialog, visitor.ua);
    await walker.page.context().setOffline(true);
    await walker.press('callRequest:send', dialog);
    await walker.settle();
    await walker.page.context().setOffline(false);
    await walker.settle();
  },
};

const consultation: Walk = {
  name: 'consultation',
  path: '/news/obriy-park-karkas-b',
  take: async (walker) => {
    const { page, type, words, press, settle } = walker;
    const form = page
      .getByRole('form', { name: await words('consultation:title') })
      .or(page.locator('form').filter({ hasText: await words('consultation:send') }))
      .first();
    await form.scrollIntoViewIfNeeded();
    await settle();
    const { name, phone, email, message } = visitor.ua;
    await type('consultation:name', name, form);
    await type('consultation:phone', phone, form);
    await type('consultation:email', email, form);
    await type('consultation:message', message, form);
    await form.getByRole('checkbox').first().check();
    await settle();
    await press('consultation:send', form);
    await settle();
  },
};

const reservation: Walk = {
  name: 'reservation',
  path: '/en/projects/tsehla/plan/flat/a-1-2-5',
  take: async (walker) => {
    const { page, type, press, settle, heading } = walker;
    const form = page
      .getByRole('main')
      .locator('form')
      .filter({ hasText: await walker.words('reservation:submit') });
    await settle();
    await press('flat:reserve.action_other');
    await form.waitFor();
    await type('reservation:name', visitor.en.name, form);
    await type('reservation:phone', visitor.en.phone, form);
    await form.getByRole('checkbox').first().check();
    await settle();
    await press('reservation:submit', form);
    await heading('reservation:reserved.title');
    await settle();
  },
};

export const leadWalks = [failed, offline, consultation, reservation];
