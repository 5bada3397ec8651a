import { act, screen, waitFor, within } from '@testing-library/react';
import { mapMoved } from '#features/project-pick';
import { backendOfTests, townContent } from '../../../support/backend/backend.ts';
import { json, testNetwork } from '../../../support/backend/network.ts';
import { specBackend } from '../../../support/backend/specBackend.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { revealAll } from '../../../support/site/revealAll.ts';
import contacts from '../../../../i18n/en/contacts.json';

const backend = backendOfTests();

const demonstration = backendOfTests({ contentDir: townContent });

const open = (path: string) => renderSite({ path, fetch: backend.fetch });
const openDemonstration = (path: string) => renderSite({ path, fetch: demonstration.fetch });
const titles = () => screen.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);
const main = () => within(screen.getByRole('main'));

describe('the list of developments', () => {
  it('shows every development, and links to its page', async () => {
    await open('/projects');
    expect(await screen.findByText('2 комплекси')).toBeVisible();
    expect(main().getByRole('link', { name: 'Липа' })).toHaveAttribute('href', '/projects/lypa/about');
  });

  it('is shown in English', async () => {
    await open('/en/projects');
    expect(await screen.findByText('2 developments')).toBeVisible();
    expect(main().getByRole('link', { name: 'Lypa' })).toHaveAttribute('href', '/en/projects/lypa/about');
    expect(main().getByText(/Pick a development by its location icon/)).toBeVisible();
  });

  it('explains a missing price', async () => {
    await open('/projects?status=planned');
    expect(await screen.findByText('Ціни оголосимо на старті продажу')).toBeVisible();
    expect(main().queryByText(/кімнат$/)).not.toBeInTheDocument();
  });

  it('leaves out a development whose two-room flats cost more than the limit', async () => {
    await open('/projects?rooms=2&price_to=2500000');
    expect(await screen.findByRole('heading', { name: 'Такого комплексу в нас поки немає' })).toBeVisible();
  });

  it('shows the price of the matching flats, and links to them', async () => {
    await open('/projects?rooms=2&price_to=3500000');
    const tile = within(await main().findByRole('article'));
    expect(tile.getByText(/^від 3\s000\s000\s₴$/)).toBeVisible();
    expect(tile.getByRole('link', { name: 'Липа' })).toHaveAttribute(
      'href',
      '/projects/lypa/plan?rooms=2&status=free&price_to=3500000',
    );
  });

  it('stores the filter in the address and shows the number of matches', async () => {
    const { user, router } = await open('/projects');
    await screen.findByText('2 комплекси');
    await user.click(main().getByRole('button', { name: 'Фільтри' }));
    await user.click(main().getByRole('button', { name: /^Планується/ }));
    expect(await screen.findByText('1 комплекс')).toBeVisible();
    expect(titles()).toHaveLength(1);
    expect(router.state.location.search).toBe('?status=planned');
  });

  it('keeps a filter that was pressed just before the map', async () => {
    const { user, router } = await open('/projects');
    await screen.findByText('2 комплекси');
    await user.click(main().getByRole('button', { name: 'Фільтри' }));
    const [planned, map] = [/^Планується/, 'Мапа'].map((name) => main().getByRole('button', { name }));
    await act(async () => {
      planned?.click();
      map?.click();
    });
    expect(router.state.location.search).toBe('?status=planned&view=map');
  });

  it('offers to clear the filters when nothing fits', async () => {
    const { user, router } = await open('/projects?status=planned&rooms=1&sort=price');
    expect(await screen.findByRole('heading', { name: 'Такого комплексу в нас поки немає' })).toBeVisible();
    const clear = main().getAllByRole('button', { name: 'Скинути фільтри' }).at(-1);
    if (clear) await user.click(clear);
    expect(await screen.findByText('2 комплекси')).toHaveFocus();
    expect(router.state.location.search).toBe('?sort=price');
  });

  it('keeps the view of the address on a narrow screen', async () => {
    const { user, router } = await open('/projects');
    await user.click(main().getByRole('button', { name: 'Мапа' }));
    expect(await main().findByRole('button', { name: 'Мапа', pressed: true })).toBeVisible();
    expect(router.state.location.search).toBe('?view=map');
  });
});

describe('the filters of developments', () => {
  const chosen = () => within(main().getByRole('list', { name: 'Обрані умови' }));
  const [building, sold] = [
    { key: 'building', name: 'Будується' },
    { key: 'sold', name: 'Продано' },
  ];
  const openOf = (...projects: readonly object[]) =>
    renderSite({
      path: '/projects',
      fetch: specBackend({ responses: { '/api/projects': { projects, statuses: [building, sold] } } }).fetch,
    });

  it('offer no status that no development has', async () => {
    await openOf({ alias: 'lypky', title: 'Липки', status: building });
    expect(await main().findByRole('button', { name: /^Будується/ })).toBeInTheDocument();
    expect(main().queryByRole('button', { name: /^Продано/ })).not.toBeInTheDocument();
  });

  it('are not there where the developments have nothing to choose by', async () => {
    await openOf({ alias: 'lypky', title: 'Липки' });
    expect(await screen.findByText('1 комплекс')).toBeVisible();
    expect(main().queryByRole('button', { name: 'Фільтри' })).not.toBeInTheDocument();
  });

  it('ignore unknown values of an address', async () => {
    await openDemonstration('/projects?status=nobody&district=mars&rooms=99&bounds=here&price_to=cheap');
    expect(await screen.findByText('8 комплексів')).toBeVisible();
    expect(main().queryByRole('list', { name: 'Обрані умови' })).not.toBeInTheDocument();
  });

  it('find a district by a few letters, and show it as a removable condition', async () => {
    const { user, router } = await openDemonstration('/projects');
    await user.click(main().getByRole('button', { name: 'Фільтри' }));
    await user.click(main().getByText('Район'));
    const search = await main().findByRole('searchbox', { name: 'Пошук: Район' });
    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('сих');
    await user.click(main().getByRole('checkbox', { name: /^Сихівський/ }));
    expect(await screen.findByText('2 комплекси')).toBeVisible();
    expect(router.state.location.search).toBe('?district=sykhivskyi');

    const condition = await screen.findByRole('button', { name: 'Прибрати: Сихівський' });
    await user.click(condition);
    expect(await screen.findByText('8 комплексів')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(main().getByText('8 комплексів')).toHaveFocus();
  });

  it('say that no district has such a name', async () => {
    const { user } = await openDemonstration('/projects');
    await user.click(main().getByRole('button', { name: 'Фільтри' }));
    await user.click(main().getByText('Клас'));
    await user.type(await main().findByRole('searchbox'), 'щщщ');
    expect(main().getByText('Нічого не знайдено. Спробуйте змінити пошуковий запит.')).toBeVisible();
  });

  it('return the focus to their button when the list is closed by Escape', async () => {
    const { user } = await openDemonstration('/projects');
    await user.click(main().getByRole('button', { name: 'Фільтри' }));
    await user.click(main().getByText('Клас'));
    const search = await main().findByRole('searchbox');
    await waitFor(() => expect(search).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    expect(main().getAllByRole('checkbox')[0]).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(main().queryByRole('searchbox')).not.toBeInTheDocument();
    expect(main().getByText('Клас').closest('summary')).toHaveFocus();
  });

  it('are kept in another language', async () => {
    const { user } = await openDemonstration('/projects?rooms=2&area=up-to-55&price_to=9000000&readiness=2027');
    expect(await screen.findByText(/^\d комплекс/)).toBeVisible();
    await waitFor(() => expect(chosen().getAllByRole('button')).toHaveLength(5));
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'EN, in English' }));
    expect(await screen.findByText(/^\d development/)).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Remove: Handover in 2027' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Remove: Two-room' })).toBeVisible();
  });

  it('search a part of the map, and everywhere again', async () => {
    const { user, router } = await openDemonstration('/projects?bounds=49.8,24.04,49.803,24.05');
    expect(await screen.findByText('1 комплекс')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Прибрати: Ділянка на мапі' }));
    expect(await screen.findByText('8 комплексів')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('stay folded above the map whose area is searched', async () => {
    const { user, store } = await openDemonstration('/projects');
    await screen.findByText('8 комплексів');
    revealAll();
    act(() => void store.dispatch(mapMoved({ south: 49.8, west: 24.04, north: 49.803, east: 24.05 })));
    await user.click(await screen.findByRole('button', { name: 'Шукати на цій ділянці' }));
    expect(await screen.findByText('1 комплекс')).toBeVisible();
    expect(main().getByRole('button', { name: 'Фільтри: 1' })).toHaveAttribute('aria-expanded', 'false');
  });

  it('leave the focus on the map when its area is searched no longer', async () => {
    const { user } = await openDemonstration('/projects?bounds=49.8,24.04,49.803,24.05');
    await screen.findByText('1 комплекс');
    revealAll();
    await user.click(await screen.findByRole('button', { name: 'Шукати всюди' }));
    expect(await screen.findByText('8 комплексів')).toBeVisible();
    expect(screen.getByRole('application')).toHaveFocus();
  });

  it('announce the new count to screen readers', async () => {
    const { user } = await openDemonstration('/projects');
    await screen.findByText('8 комплексів');
    await user.click(main().getByRole('button', { name: 'Фільтри' }));
    await user.click(main().getByRole('button', { name: /^Планується/ }));
    expect((await main().findByText('Знайдено 1 комплекс')).parentElement).toHaveAttribute('role', 'status');
  });

  it('show the matches of each option, and allow one without any', async () => {
    const { user } = await open('/en/projects?rooms=2');
    const option = (name: RegExp) => main().findByRole('button', { name });
    expect(await option(/^2 ?, Two-room ?, 1 development$/)).toHaveAttribute('aria-pressed', 'true');
    expect(await option(/^Up to 55 m² ?, 0 developments$/)).toBeInTheDocument();
    const sum = main().getByRole('combobox', { name: 'Price of a flat up to' });
    expect(within(sum).getByRole('option', { name: 'to ₴3,000,000 (1)' })).toBeInTheDocument();
    await user.selectOptions(sum, within(sum).getByRole('option', { name: 'to ₴2,500,000 (0)' }));
    expect(await screen.findByText('0 developments')).toBeInTheDocument();
    expect(sum).toHaveDisplayValue('to ₴2,500,000');
  });

  it('keep list or map for the visit', async () => {
    const { user, go } = await openDemonstration('/projects');
    await user.click(main().getByRole('button', { name: 'Мапа' }));
    await go('/en/contacts');
    await go('/en/projects');
    expect(await main().findByRole('button', { name: 'Map', pressed: true })).toBeVisible();
  });
});

describe('the map of developments', () => {
  it('has a button for every development; a pressed one shows its development', async () => {
    const { user } = await open('/projects');
    await screen.findByText('2 комплекси');
    revealAll();
    const marker = await screen.findByRole('button', { name: 'Липа', hidden: true });
    expect(screen.getAllByRole('link', { name: 'Липа' })).toHaveLength(1);
    await user.click(marker);
    expect(marker).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findAllByRole('link', { name: 'Липа' })).toHaveLength(2);
    const card = screen.getByRole('group', { name: 'Обране на мапі' });
    await waitFor(() => expect(card).toHaveFocus());
    await user.keyboard('{Escape}');
    expect(card).not.toBeInTheDocument();
    expect(marker).toHaveFocus();
  });

  it('marks the development of the map in the list, and the other way round', async () => {
    const { user } = await open('/projects');
    await screen.findByText('2 комплекси');
    revealAll();
    const marker = await screen.findByRole('button', { name: 'Липа', hidden: true });
    const item = screen.getByRole('link', { name: 'Липа' }).closest('li');
    await user.hover(marker);
    expect(item).toHaveClass('pointed');
    await user.unhover(marker);
    expect(item).not.toHaveClass('pointed');
    if (item !== null) await user.hover(item);
    expect(marker).toHaveClass('pointed');
  });

  it('marks on the map the development that the keyboard is at', async () => {
    const { user } = await open('/projects');
    await screen.findByText('2 комплекси');
    revealAll();
    const marker = await screen.findByRole('button', { name: 'Липа', hidden: true });
    const link = screen.getByRole('link', { name: 'Липа' });
    while (document.activeElement !== link) await user.tab();
    expect(marker).toHaveClass('pointed');
    await user.tab();
    expect(marker).not.toHaveClass('pointed');
  });

  it('waits for a press with reduced data', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    try {
      const { user } = await open('/projects');
      await screen.findByText('2 комплекси');
      revealAll();
      await user.click(await screen.findByRole('button', { name: 'Показати мапу' }));
      expect(await screen.findByRole('application', { name: 'Мапа комплексів' })).toBeInTheDocument();
    } finally {
      Reflect.deleteProperty(navigator, 'connection');
    }
  });
});

it('offers to try again when the developments failed to load', async () => {
  let failing = true;
  const { fetch } = testNetwork(() => json(null, 500));
  const { user } = await renderSite({
    path: '/projects',
    fetch: (input, init) => (failing ? fetch(input, init) : backend.fetch(input, init)),
  });
  const retry = await screen.findByRole('button', { name: 'Спробувати ще раз' });
  failing = false;
  await user.click(retry);
  expect(await screen.findByText('2 комплекси')).toBeVisible();
});

describe('HomePage', () => {
  it.each([
    ['/', 'Дім з обрієм', 'Обрати комплекс', '/projects', '13 років'],
    ['/en', 'Homes with a horizon', 'Choose a development', '/en/projects', '13 years'],
  ])('%s shows the company and links to its developments', async (path, title, action, target, figure) => {
    await renderSite({ path, fetch: backend.fetch });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByRole('link', { name: action })).toHaveAttribute('href', target);
    expect(screen.getByText(figure)).toBeVisible();
  });

  it('shows featured developments, offers and news, each with a link to its page', async () => {
    await renderSite({ path: '/en', fetch: backend.fetch });
    const offers = await screen.findByRole('region', { name: 'Current offers' });
    expect(within(offers).getByRole('link', { name: 'Parking place' })).toHaveAttribute('href', '/en/offers/parking');
    const news = screen.getByRole('region', { name: 'News from our sites' });
    expect(within(news).getAllByRole('article')).toHaveLength(2);
    const projects = screen.getByRole('region', { name: 'Where we are building now' });
    expect(within(projects).getAllByRole('article')).toHaveLength(2);
  });

  it('starts the search with a number of rooms that exists', async () => {
    const { user, router } = await renderSite({ path: '/en', fetch: backend.fetch });
    const search = await screen.findByRole('navigation', { name: 'How many rooms?' });
    expect(
      within(search)
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(['1 room', '2 rooms']);
    await user.click(within(search).getByRole('link', { name: '2 rooms' }));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/en/flats', search: '?rooms=2' }));
  });

  it('offers to try again after a failure, and then shows the page', async () => {
    let down = true;
    const fetch: typeof globalThis.fetch = (...args) =>
      down ? Promise.resolve(new Response('', { status: 503 })) : backend.fetch(...args);
    const { user } = await renderSite({ path: '/en', fetch });
    const retry = await screen.findByRole('button', { name: 'Try again' });
    down = false;
    await user.click(retry);
    expect(await screen.findByRole('heading', { level: 1, name: 'Homes with a horizon' })).toBeVisible();
  });
});

describe('AboutPage', () => {
  const backend = backendOfTests({ contentDir: townContent });

  it.each([
    ['/about', 'Про компанію', 'З 2013 року'],
    ['/en/about', 'About us', 'Since 2013'],
  ])('%s shows the history in order', async (path, title, history) => {
    await renderSite({ path, fetch: backend.fetch });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const years = within(screen.getByRole('region', { name: history }))
      .getAllByRole('listitem')
      .map(({ textContent }) => Number(textContent.slice(0, 4)));
    expect(years[0]).toBe(2013);
    expect(years).toEqual(years.toSorted());
  });

  it('shows finished developments, the latest first, with their month', async () => {
    await renderSite({ path: '/en/about', fetch: backend.fetch });
    const finished = within(await screen.findByRole('region', { name: 'Built and lived in' })).getAllByRole('listitem');
    expect(finished.length).toBeGreaterThan(1);
    for (const item of finished) {
      expect(within(item).getByRole('link')).toHaveAttribute(
        'href',
        expect.stringMatching(/^\/en\/projects\/[\w-]+\/about$/),
      );
      expect(item).toHaveTextContent(/completed|handed over|commissioned/i);
    }
  });
});

describe('ContactsPage', () => {
  const backend = backendOfTests({ contentDir: townContent });

  const at = (now: string) => jest.spyOn(Date, 'now').mockReturnValue(Date.parse(now));
  const center = async (name: string) => {
    const heading = await screen.findByRole('heading', { level: 3, name });
    const article = heading.closest('article');
    if (article === null) throw new Error(`No article of ${name}`);
    return within(article);
  };

  it.each([
    ['/en/contacts', 'Sykhiv sales centre', ['Mon–Fri 9:00–18:00', 'Sat 10:00–15:00']],
    ['/contacts', 'Відділ продажу на Сихові', ['пн–пт 9:00–18:00', 'сб 10:00–15:00']],
  ])('%s shows the hours', async (path, name, hours) => {
    await renderSite({ path, fetch: backend.fetch });
    const sykhiv = await center(name);
    const [schedule] = sykhiv.getAllByRole('list');
    expect([...(schedule?.children ?? [])].map(({ textContent }) => textContent)).toEqual(hours);
    expect(sykhiv.getByRole('link', { name: /\+380/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+380\d{9}$/),
    );
  });

  it.each([
    ['2026-11-20T10:00+02:00', 'Open until 18:00'],
    ['2026-11-20T08:00+02:00', 'Closed, opens today at 9:00'],
    ['2026-11-19T19:00+02:00', 'Closed, opens tomorrow at 9:00'],
    ['2026-11-20T19:00+02:00', 'Closed, opens on Monday at 9:00'],
    ['2026-12-25T12:00+02:00', 'Closed, opens on Monday at 9:00'],
  ])('shows at %s: %s', async (now, words) => {
    at(now);
    await renderSite({ path: '/en/contacts', fetch: backend.fetch });
    expect((await center('Central office')).getByText(words)).toBeVisible();
  });

  it.each([
    ['2026-11-20T08:00+02:00', 'Зачинено, сьогодні працюємо з 11:00'],
    ['2026-11-19T19:00+02:00', 'Зачинено, завтра працюємо з 11:00'],
    ['2026-11-20T19:00+02:00', 'Зачинено, працюємо у понеділок з 11:00'],
  ])('shows in Ukrainian at %s, with words for any hour: %s', async (now, words) => {
    at(now);
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const response = await backend.fetch(input, init);
      return new Response((await response.text()).replaceAll('09:00', '11:00'), response);
    };
    await renderSite({ path: '/contacts', fetch });
    expect((await center('Центральний офіс')).getByText(words)).toBeVisible();
  });

  it('marks the center that is shown on the map, and stores it in the URL', async () => {
    const { user, router } = await renderSite({ path: '/en/contacts', fetch: backend.fetch });
    const button = (await center('N69 sales centre')).getByRole('button', { name: 'Show on the map' });
    await user.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    expect(router.state.location.search).toBe('?center=n69');
    revealAll();
    const map = within(screen.getByRole('group', { name: contacts.map }));
    const card = within(await map.findByRole('group', { name: 'Chosen on the map' }));
    expect(card.getByText('69 Pivnichnoi Bramy Street, Lviv')).toBeVisible();
    await user.click(card.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'false'));
    expect(router.state.location.search).toBe('');
  });

  it('focuses the card of a pressed marker, and keeps the focus in the list when chosen there', async () => {
    const { user } = await renderSite({ path: '/en/contacts', fetch: backend.fetch });
    const first = (await center('N69 sales centre')).getByRole('button', { name: 'Show on the map' });
    const second = (await center('Central office')).getByRole('button', { name: 'Show on the map' });
    revealAll();
    const map = within(screen.getByRole('group', { name: contacts.map }));
    await user.click(await map.findByRole('button', { name: 'N69 sales centre', hidden: true }));
    const card = () => map.findByRole('group', { name: 'Chosen on the map' });
    await waitFor(async () => expect(await card()).toHaveFocus());
    await user.click(second);
    await waitFor(async () => expect(await card()).toHaveTextContent('Central office'));
    await user.click(first);
    await waitFor(async () => expect(await card()).toHaveTextContent('N69 sales centre'));
    expect(first).toHaveFocus();
  });

  it('opens with the center of a link', async () => {
    await renderSite({ path: '/en/contacts?center=stryiska', fetch: backend.fetch });
    const button = (await center('Stryiska showroom')).getByRole('button', { name: 'Show on the map' });
    expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows how many are open now', async () => {
    at('2026-11-21T11:00+02:00');
    await renderSite({ path: '/en/contacts', fetch: backend.fetch });
    expect(await screen.findByText('Open now: 2 of 4')).toBeVisible();
  });

  describe('the clock of the hours', () => {
    const moment = '2026-11-21T11:00+02:00';
    const words = /Kyiv time, now 11:00/;

    it.each([
      ['is said to a visitor with another', 10, true],
      ['needs no words for one with the same', 11, false],
    ])('%s', async (_, hours, isShown) => {
      at(moment);
      jest.spyOn(Date.prototype, 'getHours').mockReturnValue(hours);
      await renderSite({ path: '/en/contacts', fetch: backend.fetch });
      await screen.findByText('Open now: 2 of 4');
      expect(screen.queryAllByText(words)).toHaveLength(Number(isShown));
    });
  });

  it('links to a center in the common map applications', async () => {
    const { user } = await renderSite({ path: '/en/contacts', fetch: backend.fetch });
    const central = await center('Central office');
    await user.click(central.getByText('Get directions'));
    const links = within(central.getByRole('list', { name: 'Directions: Central office' })).getAllByRole('link');
    const point = String.raw`49\.\d+(,|%2C)24\.\d+`;
    const expected = [
      `^geo:${point}`,
      `^https://www\\.google\\.com/maps/.*${point}`,
      `^https://maps\\.apple\\.com/.*${point}`,
      `^https://www\\.openstreetmap\\.org/.*${point}`,
    ];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      expected.map((pattern): unknown => expect.stringMatching(pattern)),
    );
  });
});
