import { screen, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend/backend.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { revealAll } from '../../../support/site/revealAll.ts';
import { storedFlat, storeFlats } from './storedFlats.ts';

const backend = backendOfTests();
const path = '/en/favourites?compare=lypa:a-1-3-9,lypa:a-1-2-5';
const answers = { age: '35', people: '2', groups: ['veterans'], owned: '0', money: '700000' };
const invitation = 'Answer five questions and see the verdict for each flat';

beforeEach(() => localStorage.clear());

const rowOf = (name: RegExp | string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  if (row === null) throw new Error(`${String(name)} is in no row`);
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

async function show({ at = path, extensions, passport }: { at?: string; extensions?: object; passport?: object } = {}) {
  storeFlats(storedFlat('a-1-3-9'), storedFlat('a-1-2-5'));
  const requested: string[] = [];
  const site = await renderSite({
    path: at,
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      requested.push(url);
      if (extensions !== undefined && url.endsWith('/api/extensions')) return Response.json({ data: extensions });
      if (passport !== undefined && url.endsWith('/passport')) return Response.json({ data: passport });
      return backend.fetch(input, init);
    },
  });
  await screen.findByRole('table');
  revealAll();
  return { ...site, requested };
}

describe('the passports of compared flats', () => {
  it('are compared claim by claim with their day, for the building, without rows that no flat has', async () => {
    await show();
    expect(await screen.findByRole('rowheader', { name: 'When the power is out' })).toBeInTheDocument();
    const lift = '12 hourschecked on 12\u00a0May 2026';
    expect(rowOf('Lift')).toEqual([lift, lift]);
    expect(rowOf('Exits')[0]).toBe('2To the courtyard and the street, checked on 12\u00a0May 2026');
    expect(rowOf('Energy class')[0]).toBe('Bin the design, as of 3\u00a0February 2026');
    expect(rowOf('Last drill')[0]).toBe('14\u00a0May 2026Everybody was down in 4 minutes');
    for (const name of ['Generator', 'Fire safety', 'Tap water']) {
      expect(screen.queryByRole('rowheader', { name })).not.toBeInTheDocument();
    }
    expect(screen.getAllByRole('link', { name: 'House A' })[0]).toHaveAttribute(
      'href',
      '/en/projects/lypa/passport?building=a',
    );
  });

  it('leave out a claim without a day', async () => {
    const claim = { kind: 'checked', text: null, document: null };
    const claims = [
      { ...claim, key: 'generator', value: 90 },
      { ...claim, key: 'batteries', value: 40, checked: '2026-05-12' },
    ];
    await show({ passport: { claims, buildings: [] } });
    expect(await screen.findByRole('rowheader', { name: 'Batteries' })).toBeInTheDocument();
    expect(screen.queryByRole('rowheader', { name: 'Generator' })).not.toBeInTheDocument();
  });

  it('are not requested from a backend without them, nor are the rules of mortgages', async () => {
    localStorage.setItem('obriy.eligibility', JSON.stringify(answers));
    const { requested } = await show({ extensions: ['flat_pdf'] });
    await screen.findByRole('rowheader', { name: /^Total cost of buying/ });
    expect(screen.queryByRole('rowheader', { name: /State mortgage|When the power/ })).not.toBeInTheDocument();
    expect(requested.filter((url) => /passport|eligibility/.test(url))).toEqual([]);
  });
});

describe('a state mortgage for compared flats', () => {
  it('links to the questions while they are not answered', async () => {
    const { requested } = await show();
    const link = await screen.findByRole('link', { name: invitation });
    expect(link).toHaveAttribute('href', '/en/projects/lypa/plan/flat/a-1-3-9#eligibility');
    expect(requested.filter((url) => url.includes('eligibility'))).toEqual([]);
    expect(screen.queryByText(/the bank decides/)).not.toBeInTheDocument();
  });

  it('is judged for each flat, with the reason against it, and the note on the bank once above', async () => {
    localStorage.setItem('obriy.eligibility', JSON.stringify(answers));
    const { requested } = await show();
    const heading = await screen.findByRole('rowheader', { name: /^State mortgage/ });
    expect(heading).toHaveTextContent('When all the rules are met: may be eligible; the bank decides.');
    expect(heading).toHaveTextContent('Some of the rules were last checked more than 180 days ago');
    expect(heading.closest('[data-personal]')).not.toBeNull();
    expect(rowOf(/^State programme \(differ\)$/)).toEqual([
      'May be eligible; the bank decides.',
      'Not eligible by these rules. The flat costs ₴52,000 per m²; the cap is ₴51,000.',
    ]);
    expect(screen.queryByRole('link', { name: invitation })).not.toBeInTheDocument();
    expect(requested.join()).not.toMatch(/veterans|700000/);
  });

  it('is shown in Ukrainian', async () => {
    localStorage.setItem('obriy.eligibility', JSON.stringify(answers));
    await show({ at: path.replace('/en', '') });
    expect(await screen.findByRole('rowheader', { name: /^Державна іпотека/ })).toHaveTextContent(
      'Якщо всі правила виконано: може бути доступно; рішення ухвалює банк.',
    );
  });
});

it('compares the costs beside the price item by item, each with its source', async () => {
  await show();
  expect(await screen.findByRole('rowheader', { name: 'The full cost of buying' })).toBeInTheDocument();
  expect(rowOf(/^Levy/)[0]).toBe('₴30,000The law, 1\u00a0January 2026');
  expect(rowOf(/^Parking space/)[0]).toBe('from ₴600,000optional; Price list, 1\u00a0November 2026');
  expect(rowOf(/^Finish: Turnkey/)[0]).toMatch(/^from ₴588,000optional; /);
  expect(rowOf(/^Stamp duty/)[0]).toBe('we pay thisThe decree, 1\u00a0January 2026');
  expect(screen.queryByRole('rowheader', { name: /^Bank fee/ })).not.toBeInTheDocument();
});
