import { screen, waitFor, within } from '@testing-library/react';
import type { SlotsData, VisitReceipt } from '#contract/visit.ts';
import { bookingVisitor, heading } from '../../../support/bookingVisitor.ts';
import { backendOfEachTest } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfEachTest();

const readJson = async <Data,>(response: Response): Promise<Data> =>
  ((await response.json()) as { readonly data: Data }).data;

const slots = async () => {
  const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const { days } = await readJson<SlotsData>(
    await backend.fetch(`/api/centers/central/slots?from=${day(2)}&to=${day(20)}`),
  );
  return days.flatMap((each) => each.slots);
};

/** A visit that was booked elsewhere. */
const book = async (): Promise<VisitReceipt> => {
  const [first] = await slots();
  const body = {
    center: 'central',
    starts_at: first?.starts_at,
    kind: 'in_person',
    name: 'Olha Melnyk',
    phone: '+380671234567',
    agreement: true,
  };
  return readJson<VisitReceipt>(
    await backend.fetch('/api/visits', {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
    }),
  );
};

const linkOf = ({ number, token }: VisitReceipt) => `/en/appointment/visit#${number}.${token}`;
const freeAt = async (startsAt: string) => (await slots()).find(({ starts_at }) => starts_at === startsAt)?.free;

it('shows the visit, asks once before it is cancelled, and gives the slot back', async () => {
  const receipt = await book();
  const { user } = await renderSite({ path: linkOf(receipt), fetch: backend.fetch });
  expect(await screen.findByText('Booked')).toBeVisible();
  expect(screen.getByText(receipt.number)).toBeVisible();
  expect(await freeAt(receipt.visit.starts_at)).toBe(1);

  await user.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await user.click(screen.getByRole('button', { name: 'Cancel the visit' }));
  expect(screen.getByRole('group', { name: /Cancel the visit\?/ })).toHaveFocus();
  await user.click(screen.getByRole('button', { name: 'Yes, cancel it' }));
  expect(await screen.findByText('Cancelled')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose another time' })).not.toBeInTheDocument();
  expect(within(screen.getByRole('main')).getByRole('link', { name: 'Book a visit' })).toHaveAttribute(
    'href',
    '/en/appointment/select_date',
  );
  expect(await freeAt(receipt.visit.starts_at)).toBe(2);
});

it('moves the visit through the same steps', async () => {
  const receipt = await book();
  const visitor = await bookingVisitor(backend.fetch, linkOf(receipt));
  await visitor.user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  await heading('Choose the day');
  expect(screen.getByText(/another time for visit/)).toHaveTextContent(receipt.number);
  await visitor.chooseDay();
  await visitor.chooseSlot(3);
  await visitor.user.click(await screen.findByRole('button', { name: 'Move the visit' }));
  expect(await screen.findByText(/The visit is moved/)).toBeVisible();
  expect(screen.getByText(receipt.number)).toBeVisible();
  expect(await freeAt(receipt.visit.starts_at)).toBe(2);
});

it('books a new visit instead, when the visitor says so', async () => {
  const receipt = await book();
  const visitor = await bookingVisitor(backend.fetch, linkOf(receipt));
  await visitor.user.click(await screen.findByRole('button', { name: 'Choose another time' }));
  await visitor.user.click(await screen.findByRole('button', { name: 'Book a new visit instead' }));
  await waitFor(() =>
    expect(visitor.store.getState().booking?.machine).toMatchObject({
      name: 'select_date',
      moving: null,
      center: null,
    }),
  );
});

it.each(['', '#', '#V-1', '#V-1.aaaaaaaaaaaaaaaaaaaaaaaa'])('says that %s opens nothing', async (hash) => {
  await renderSite({ path: `/en/appointment/visit${hash}`, fetch: backend.fetch });
  expect(await screen.findByText('We cannot find this visit')).toBeVisible();
});

it('tells its secret to nobody but the call', async () => {
  const receipt = await book();
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    asked.push(new Request(input, init).url);
    return backend.fetch(input, init);
  };
  const { store } = await renderSite({ path: linkOf(receipt), fetch });
  await screen.findByText('Booked');
  expect([...new Set(asked.filter((url) => url.includes(receipt.token)))]).toEqual([
    expect.stringContaining(`/api/visits/${receipt.number}?token=`),
  ]);
  expect(JSON.stringify(store.getState())).not.toContain(receipt.token);
});
