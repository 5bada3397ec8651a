import type { SlotsData } from '#contract/leads/visit.ts';
import { inKyiv } from '#domain/time/kyivTime.ts';
import type { Walk } from '../walk.ts';
import type { Walker } from '../walker.ts';
import { visitor } from './visitor.ts';

const center = 'central';

function freeHours({ page }: Walker, name: string) {
  return page.getByRole('list', { name }).getByRole('button', { disabled: false });
}

async function chooseDay(walker: Walker, nth = 1): Promise<void> {
  const { page, words, press, heading } = walker;
  const soon = page.getByRole('group', { name: await words('appointment:day.soon') });
  await soon.getByRole('button').nth(nth).click();
  await press('appointment:continue');
  await heading('appointment:heading.select_time');
}

async function chooseHour(walker: Walker, which: 'first' | 'last' = 'first'): Promise<void> {
  const hours = freeHours(walker, await walker.words('appointment:time.list'));
  await hours.first().waitFor();
  await hours[which]().click();
}

async function fillDetails(
  { page, type }: Walker,
  { name, phone }: { readonly name: string; readonly phone: string },
): Promise<void> {
  await type('appointment:details.name', name);
  await type('appointment:details.phone', phone);
  await page.getByRole('main').getByRole('checkbox').first().check();
}

/** Other visitors take every seat of the hour that is pressed next. */
async function takeLastHour({ origin, page }: Walker): Promise<void> {
  const shown = await page.evaluate(() => sessionStorage.length);
  if (shown === 0) return;
  const day = (ahead: number) => inKyiv(new Date(Date.now() + ahead * 86_400_000)).day;
  const response = await fetch(`${origin}/api/centers/${center}/slots?from=${day(0)}&to=${day(20)}`);
  const { data } = (await response.json()) as { data: SlotsData };
  const open = data.days.filter(({ slots }) => slots.some(({ free }) => free > 0));
  const starts_at = open[1]?.slots.findLast(({ free }) => free > 0)?.starts_at;
  const hold = async (): Promise<number> => {
    const init = {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ center, starts_at }),
    };
    return (await fetch(`${origin}/api/holds`, init)).status;
  };
  let status = 200;
  while (status < 300) status = await hold();
  if (status !== 409) throw new Error(`The hour could not be taken: ${status}`);
}

const conflict: Walk = {
  name: 'booking-conflict',
  path: `/en/appointment/select_date?center=${center}`,
  take: async (walker) => {
    await chooseDay(walker);
    await freeHours(walker, await walker.words('appointment:time.list'))
      .first()
      .waitFor();
    await takeLastHour(walker);
    await chooseHour(walker, 'last');
    await walker.page
      .getByRole('alert')
      .getByText(await walker.words('appointment:time.conflict'))
      .waitFor();
    await chooseHour(walker);
    await walker.heading('appointment:heading.details');
    await fillDetails(walker, visitor.en);
    // The backend treats a form filled in within a second and a half as automated.
    await walker.settle();
    await walker.press('appointment:details.submit');
    await walker.heading('appointment:heading.confirmed');
  },
};

const backAndForth: Walk = {
  name: 'booking-back-and-forth',
  path: `/appointment/select_date?center=${center}`,
  phone: true,
  take: async (walker) => {
    const { page, heading } = walker;
    await chooseDay(walker, 0);
    await chooseHour(walker);
    await heading('appointment:heading.details');
    await fillDetails(walker, visitor.ua);
    await page.goBack();
    await heading('appointment:heading.select_time');
    await page.goBack();
    await heading('appointment:heading.select_date');
    await page.goForward();
    await heading('appointment:heading.select_time');
    await page.goForward();
    await heading('appointment:heading.details');
    await walker.switchTo('en');
    await heading('appointment:heading.details');
  },
};

export const bookingWalks = [conflict, backAndForth];
