import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { backendOfTests, startBackend } from '../../../support/backend/backend.ts';
import { copyContent } from '../../../support/backend/contentCopy.ts';
import { fixDate } from '../../../support/fixedDate.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { specBackend } from '../../../support/backend/specBackend.ts';

const backend = backendOfTests();

const count = (text: string) => screen.findByText(text, { selector: 'p' });
const names = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => within(item).queryAllByRole('heading'))
    .map((heading) => heading.textContent);
const chip = (group: string, name: RegExp) =>
  within(screen.getByRole('group', { name: group })).getByRole('button', { name });

it('narrows the flats of all developments by a chip, stores it in the address, and removes it', async () => {
  const { user, router } = await renderSite({ path: '/en/flats', fetch: backend.fetch });
  await count('3 flats');
  await user.click(chip('Rooms', /Two-room/));
  await count('1 flat');
  expect(router.state.location.search).toBe('?rooms=2');
  expect(names()).toHaveLength(1);
  await user.click(screen.getByRole('button', { name: 'Remove: Two-room' }));
  await count('3 flats');
  expect(router.state.location.search).toBe('');
});

it('keeps the hash of the address when the filter changes', async () => {
  const { user, router } = await renderSite({ path: '/en/flats#flats', fetch: backend.fetch });
  await count('3 flats');
  await user.click(chip('Rooms', /Two-room/));
  await count('1 flat');
  expect(router.createHref(router.state.location)).toBe('/en/flats?rooms=2#flats');
});

it('keeps all of several presses that come faster than the page follows', async () => {
  const { router } = await renderSite({ path: '/en/flats', fetch: backend.fetch });
  await count('3 flats');
  const [two, one] = [chip('Rooms', /Two-room/), chip('Rooms', /One-room/)];
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  await act(async () => {
    two.click();
    one.click();
    fireEvent.change(sort, { target: { value: 'area' } });
  });
  expect(router.state.location.search).toBe('?rooms=1&rooms=2&sort=area');
  await act(async () => {
    two.click();
    one.click();
  });
  expect(router.state.location.search).toBe('?sort=area');
});

it('starts from the address of a link that was followed after a press', async () => {
  const { user, go, router } = await renderSite({ path: '/en/flats', fetch: backend.fetch });
  await count('3 flats');
  await user.click(chip('Rooms', /One-room/));
  await waitFor(() => expect(chip('Rooms', /One-room/)).toHaveAttribute('aria-pressed', 'true'));
  await go('/en/flats?sort=area');
  await count('3 flats');
  await user.click(chip('Rooms', /Two-room/));
  expect(router.state.location.search).toBe('?rooms=2&sort=area');
});

it('keeps all bounds of ranges that are chosen faster than the page follows', async () => {
  const { user, router } = await renderSite({ path: '/en/flats', fetch: backend.fetch });
  await count('3 flats');
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  const bound = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
  const [from, to] = [bound('Price from'), bound('Price up to')];
  const [lowest, highest] = [from.options[1]?.value ?? '', [...to.options].at(-1)?.value ?? ''];
  // Addresses have hryvnias.
  const [least, most] = [Number(lowest) / 100, Number(highest) / 100];
  const floor = bound('Floor from');
  await act(async () => {
    fireEvent.change(from, { target: { value: lowest } });
    fireEvent.change(to, { target: { value: highest } });
    fireEvent.change(floor, { target: { value: floor.options[1]?.value } });
  });
  expect(router.state.location.search).toBe(`?price_from=${least}&price_to=${most}&floor_from=${floor.value}`);
  await act(async () => {
    fireEvent.change(from, { target: { value: '' } });
    fireEvent.change(floor, { target: { value: '' } });
  });
  expect(router.state.location.search).toBe(`?price_to=${most}`);
});

it('clears also what was pressed just before, and keeps what is pressed just after', async () => {
  const { router } = await renderSite({ path: '/en/flats?price_to=9000000', fetch: backend.fetch });
  const clear = await screen.findByRole('button', { name: 'Clear filters' });
  const [two, one] = [chip('Rooms', /Two-room/), chip('Rooms', /One-room/)];
  await act(async () => {
    two.click();
    clear.click();
    one.click();
  });
  expect(router.state.location.search).toBe('?rooms=1');
});

it('narrows them by the instalment term and by the claims of the passport, and shows that in words', async () => {
  const { user, router } = await renderSite({ path: '/en/flats', fetch: backend.fetch });
  await count('3 flats');
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.click(chip('Instalments over at least', /^36 months/));
  await screen.findByRole('button', { name: 'Remove: Instalments over 36 months or longer' });
  expect(router.state.location.search).toBe('?months_from=36');
  await user.click(chip('Safety and energy', /^Shelter/));
  await screen.findByRole('button', { name: 'Remove: Shelter' });
  expect(router.state.location.search).toBe('?months_from=36&safety=shelter_places');
});

it('narrows them by the view and by a state programme whose rules a flat meets', async () => {
  const { user, router } = await renderSite({ path: '/en/flats', fetch: backend.fetch });
  await count('3 flats');
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  await user.click(chip('View from the windows', /^Park/));
  await screen.findByRole('button', { name: 'Remove: Park' });
  await count('2 flats');
  await user.click(screen.getByRole('button', { name: 'Remove: Park' }));
  await count('3 flats');
  await user.click(chip('Mortgage programme (the bank decides)', /^State programme/));
  await count('1 flat');
  expect(router.state.location.search).toBe('?programme=state_7');
});

describe('a search for a payment', () => {
  // The rate rises after ten years.
  const byMortgage = '₴21,178 a month at most, ₴18,607 at first: State programme, 240 months, ₴600,000 down';

  it('finds any way to pay that is cheap enough, and names it', async () => {
    await renderSite({ path: '/en/flats?rooms=2&monthly_to=22000', fetch: backend.fetch });
    await count('1 flat');
    expect(screen.getByText(byMortgage)).toBeVisible();
  });

  it('limits one way by sum and programme, or by sum and term', async () => {
    const { go } = await renderSite({
      path: '/en/flats?rooms=2&monthly_to=22000&programme=state_7',
      fetch: backend.fetch,
    });
    await count('1 flat');
    expect(screen.getByText(byMortgage)).toBeVisible();
    await go('/en/flats?rooms=2&monthly_to=20000&months_from=24');
    expect(await screen.findByText('Nothing up to ₴20,000 a month; the nearest is ₴58,333 in Lypa.')).toBeVisible();
    await go('/en/flats?rooms=2&monthly_to=60000&months_from=24');
    await count('1 flat');
    expect(screen.getByText('₴58,333 a month: instalments, 36 months, ₴900,000 down')).toBeVisible();
  });

  it('opens a flat with the mortgage by which it was found', async () => {
    const { user } = await renderSite({ path: '/en/flats?programme=state_7', fetch: backend.fetch });
    await count('1 flat');
    await user.click(screen.getByRole('link', { name: /^Two-room/ }));
    const plan = await screen.findByRole('link', { name: 'from ₴18,607 a month with a mortgage' });
    expect(plan).toHaveAttribute('href', expect.stringMatching(/way=mortgage&programme=state_7/));
    expect(screen.getByText('later up to ₴21,178 a month')).toBeVisible();
    expect(screen.getByText('You may be eligible; the bank decides.')).toBeVisible();
    // Another flat may be outside of the programme.
    const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(addresses.filter((to) => /plan\/flat\/(?!a-1-3-9).*programme/.test(to))).toEqual([]);
  });

  it('says that the term of instalments is not that of a mortgage', async () => {
    await renderSite({ path: '/en/flats?programme=state_7&months_from=24', fetch: backend.fetch });
    expect(await screen.findByText(/^The instalment term does not apply to a mortgage/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Any instalment term: 1 flat' })).toBeVisible();
  });

  it('shows the monthly payment of each flat when sorted by it', async () => {
    await renderSite({ path: '/en/flats?sort=monthly&rooms=2', fetch: backend.fetch });
    await count('1 flat');
    expect(screen.getByText(byMortgage)).toBeVisible();
  });
});

it('shows no flats of the last search when the new one has failed', async () => {
  let down = false;
  const { user } = await renderSite({
    path: '/en/flats',
    fetch: (input, init) => (down ? Promise.reject(new TypeError('offline')) : backend.fetch(input, init)),
  });
  await count('3 flats');
  down = true;
  await user.click(chip('Rooms', /Two-room/));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('3 flats')).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Lypa' })).not.toBeInTheDocument();
  down = false;
  await user.click(retry);
  await count('1 flat');
});

it('offers no search and no order while no flats can be loaded', async () => {
  let down = true;
  const { user } = await renderSite({
    path: '/en/flats',
    fetch: (input, init) => (down ? Promise.reject(new TypeError('offline')) : backend.fetch(input, init)),
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('search')).not.toBeInTheDocument();
  expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  down = false;
  await user.click(retry);
  await count('3 flats');
  expect(screen.getByRole('search')).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toBeVisible();
});

it('keeps the side and the view on the way to the plan of a development', async () => {
  const { go } = await renderSite({ path: '/en/flats?side=s&outlook=courtyard', fetch: backend.fetch });
  await count('1 flat');
  const plan = '/en/projects/lypa/plan?status=free&side=s&outlook=courtyard';
  expect(screen.getByRole('link', { name: 'Lypa' })).toHaveAttribute('href', plan);
  await go(plan);
  expect(await screen.findByRole('button', { name: /^Courtyard/, pressed: true })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^South/, pressed: true })).toBeInTheDocument();
});

it('links to the high floors of the house of the flat', async () => {
  await renderSite({ path: '/en/flats?rooms=1&high=1', fetch: backend.fetch });
  await count('1 flat');
  expect(screen.getByRole('link', { name: 'Lypa' })).toHaveAttribute(
    'href',
    '/en/projects/lypa/plan?status=free&rooms=1&floor_from=4&building=a',
  );
});

describe('with a state programme, a row shows', () => {
  const openWith = async (responses?: object) => {
    if (responses !== undefined) localStorage.setItem('obriy.eligibility', JSON.stringify(responses));
    await renderSite({ path: '/en/flats?programme=state_7', fetch: backend.fetch });
    await count('1 flat');
  };
  const veteran = { age: '35', people: '2', groups: ['veterans'], owned: '0', money: '700000' };

  it('that the rules allow it, and the link to the questions, until they are answered', async () => {
    await openWith();
    expect(
      screen.getByText('The flat meets the programme’s terms: you may be eligible; the bank decides.'),
    ).toBeVisible();
    expect(
      await screen.findByRole('link', { name: 'Answer five questions and see the verdict for each flat' }),
    ).toHaveAttribute('href', '/en/projects/lypa/plan/flat/a-1-3-9#eligibility');
  });

  it('the result of the stored answers', async () => {
    await openWith(veteran);
    expect(await screen.findByText('State programme: may be eligible; the bank decides.')).toBeVisible();
  });

  it('the reason against it', async () => {
    await openWith({ ...veteran, money: '100000' });
    expect(
      await screen.findByText('State programme: not eligible, you have too little for the down payment.'),
    ).toBeVisible();
  });
});

it('asks no questions for a programme without state rules', async () => {
  const flat = { id: 'a-1', rooms: 2, price: 200_000_000 };
  const payment = {
    monthly: 1_000_000,
    down: 100_000_000,
    months: 120,
    programme: { key: 'bank', name: 'Partner bank' },
  };
  const { fetch } = specBackend({
    responses: {
      '/api/extensions': ['flat_search', 'eligibility'],
      '/api/flats': {
        flats: [{ flat, project: { alias: 'lypky', title: 'Lypky' }, payment }],
        meta: { current_page: 1, last_page: 1, total: 1 },
        options: { programme: [{ key: 'bank', count: 1, name: 'Partner bank', has_rules: false }] },
      },
    },
  });
  await renderSite({ path: '/en/flats?programme=bank', fetch });
  await count('1 flat');
  expect(screen.getByText('₴10,000 a month: Partner bank, 120 months, ₴1,000,000 down')).toBeVisible();
  expect(screen.queryByText(/terms: you may/)).not.toBeInTheDocument();
});

it('shows what to relax when nothing matches, and the nearest flats', async () => {
  const { user, router } = await renderSite({ path: '/en/flats?rooms=2&price_to=1000000', fetch: backend.fetch });
  expect(await screen.findByRole('heading', { name: 'There is no such flat right now' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The nearest flats' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Any price: 1 flat' }));
  expect(await count('1 flat')).toHaveFocus();
  expect(router.state.location.search).toBe('?rooms=2');
});

it('keeps the focus when a way out of an empty search is opened in another tab', async () => {
  const { user } = await renderSite({ path: '/en/flats?rooms=2&price_to=1000000', fetch: backend.fetch });
  const link = await screen.findByRole('link', { name: 'Any price: 1 flat' });
  // Navigation of the browser is not implemented here.
  link.closest('main')?.addEventListener('click', (event) => event.preventDefault());
  await user.keyboard('{Control>}');
  await user.click(link);
  expect(link).toHaveFocus();
  await user.keyboard('{/Control}');
});

it('shows how far the nearest flat is above the limit, but not for contradictory limits', async () => {
  const { go } = await renderSite({ path: '/en/flats?price_to=1000000', fetch: backend.fetch });
  expect(await screen.findByText(/^Nothing up to ₴1M; the nearest is/)).toBeVisible();
  await go('/en/flats?price_from=1500000&price_to=1000000');
  expect(await screen.findByRole('button', { name: /^Remove: From/ })).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'The nearest flats' })).toBeVisible();
  expect(screen.queryByText(/the nearest is/)).not.toBeInTheDocument();
});

it('names the price of the nearest flat without a discount that has ended', async () => {
  const content = await copyContent();
  await content.remove('costs.yaml');
  await content.remove('projects/lypa/costs.yaml');
  await content.edit('offers/lito/offer.yaml', 'flats: {', 'discount_percent: 5\nflats: {');
  fixDate('2026-11-20T10:00Z');
  const sale = await startBackend({ contentDir: content.dir, now: () => new Date() });
  try {
    await renderSite({ path: '/en/flats?rooms=2&price_to=1000000', fetch: sale.fetch });
    expect(await screen.findByText('Nothing up to ₴1M; the nearest is ₴3,000,000 in Lypa.')).toBeVisible();
  } finally {
    await sale.close();
    await content.dispose();
  }
});

it('begins no line with the letter of a house or the number of a section', async () => {
  const { container } = await renderSite({ path: '/en/flats?rooms=2', fetch: backend.fetch });
  await count('1 flat');
  expect(container.textContent).toContain('House\u00a0A, section\u00a01');
});

it('sorts by the chosen order', async () => {
  const { user, router } = await renderSite({ path: '/en/flats', fetch: backend.fetch });
  await count('3 flats');
  const before = names();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'highest price');
  await waitFor(() => expect(names()).not.toEqual(before));
  expect(router.state.location.search).toBe('?sort=price-desc');
});

it('saves a search on the device, opens it and removes it', async () => {
  const { user, go, router } = await renderSite({ path: '/en/flats?rooms=2', fetch: backend.fetch });
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  expect(localStorage.getItem('obriy.searches')).toBe('["rooms=2"]');
  await go('/en/flats?rooms=3');
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  expect(localStorage.getItem('obriy.searches')).toBe('["rooms=3","rooms=2"]');
  await user.click(await screen.findByRole('button', { name: 'Remove the search “Three-room”' }));
  await go('/en/flats');
  await count('3 flats');
  const saved = screen.getByRole('region', { name: 'Your saved searches' });
  await user.click(within(saved).getByRole('link', { name: 'Two-room' }));
  await count('1 flat');
  expect(router.state.location.search).toBe('?rooms=2');
  await user.click(screen.getByRole('button', { name: 'Remove the search “Two-room”' }));
  expect(localStorage.getItem('obriy.searches')).toBeNull();
  expect(await count('1 flat')).toHaveFocus();
});

it('moves the focus from a removed search to another one, and from the last one to the count', async () => {
  localStorage.setItem('obriy.searches', JSON.stringify(['rooms=1', 'rooms=2', 'rooms=3']));
  const { user } = await renderSite({ path: '/en/flats', fetch: backend.fetch });
  await count('3 flats');
  const remove = (name: string) => screen.getByRole('button', { name: `Remove the search “${name}”` });
  await user.click(remove('Two-room'));
  expect(remove('One-room')).toHaveFocus();
  await user.click(remove('One-room'));
  expect(remove('Three-room')).toHaveFocus();
  await user.click(remove('Three-room'));
  expect(await count('3 flats')).toHaveFocus();
});

it('does not promise to keep a search when the storage is full', async () => {
  localStorage.setItem('obriy.searches', JSON.stringify(['rooms=3']));
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const { user, go } = await renderSite({ path: '/en/flats?rooms=2', fetch: backend.fetch });
  await user.click(await screen.findByRole('button', { name: 'Save this search' }));
  await go('/en/contacts');
  await go('/en/flats?rooms=2');
  const label = { name: 'Saved until you close the page', pressed: true };
  expect(await screen.findByRole('button', label)).toBeVisible();
  const saved = screen.getByRole('region', { name: 'Your saved searches' });
  expect(saved).toHaveTextContent('This browser does not store the latest changes');
  await go('/en/flats?rooms=3');
  expect(await screen.findByRole('button', { name: 'Search saved', pressed: true })).toBeVisible();
  full.mockRestore();
});

it('restores saved searches, each once, and drops what is no search', async () => {
  localStorage.setItem('obriy.searches', JSON.stringify(['rooms=2', 7, 'unknown=1', 'rooms=2&unknown=1', 'rooms=3']));
  await renderSite({ path: '/en/flats', fetch: backend.fetch });
  const saved = await screen.findByRole('region', { name: 'Your saved searches' });
  expect(
    within(saved)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Two-room', 'Three-room']);
});

it('loads the flats of each development from a backend without a search', async () => {
  const { fetch } = specBackend({
    responses: {
      '/api/projects/lypky/plannings': [{ id: 'a-1', rooms: 2, price: 200_000_000 }, { id: 'a-2' }],
      '/api/projects/obriy-park/plannings': [{ id: 'b-1', rooms: 3, status: 'sold' }],
    },
  });
  const { user } = await renderSite({ path: '/en/flats', fetch });
  await count('2 flats');
  await user.click(chip('Rooms', /Two-room/));
  await count('1 flat');
  expect(screen.getByRole('link', { name: 'Lypky' })).toHaveAttribute(
    'href',
    '/en/projects/lypky/plan?status=free&rooms=2',
  );
});

it('takes over the conditions of the list of developments', async () => {
  await renderSite({ path: '/en/projects?rooms=2&price_to=3500000&class=comfort', fetch: backend.fetch });
  expect(await screen.findByRole('link', { name: 'Show flats' })).toHaveAttribute(
    'href',
    '/en/flats?rooms=2&price_to=3500000',
  );
});
