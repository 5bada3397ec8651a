import { act, screen, waitFor, within } from '@testing-library/react';
import type { UnknownAction } from '@reduxjs/toolkit';
import fc from 'fast-check';
import type { BookingState } from '../../../src/features/booking/machine/bookingStates.ts';
import type { Settings } from '#shared/config';
import { languageChanged } from '#shared/i18n';
import { locationChanged, selectLocation } from '#shared/routing';
import { devToolsOfDevelopment } from '../../../src/app/devTools.ts';
import { backendOfTests } from '../../support/backend/backend.ts';
import { specBackend } from '../../support/backend/specBackend.ts';
import { bookingVisitor, heading } from '../../support/site/bookingVisitor.ts';
import { devTools } from '../../support/site/devTools.ts';
import { clearDataLayer } from '../../support/site/dataLayer.ts';
import { takeTime } from '../../support/stores/takeTime.ts';
import { renderSite } from '../../support/site/renderSite.tsx';
import { revealAll } from '../../support/site/revealAll.ts';
import { startAnalytics } from '../../../src/app/analytics/startAnalytics.ts';
import { runs } from '../../support/properties.ts';

const backend = backendOfTests();

const openWithTools = async (path: string, settings: Partial<Settings> = {}) => {
  const tools = devTools();
  const site = await renderSite({ path, fetch: backend.fetch, settings, enhancers: [tools.enhancer] });
  const address = (): string => site.router.state.location.pathname + site.router.state.location.search;
  const jump = (step: number): Promise<void> => act(async () => tools.jumpTo(step));
  const jumpToEnd = (): Promise<void> => jump(tools.length() - 1);
  return { ...site, tools, address, jump, jumpToEnd };
};

type Site = Awaited<ReturnType<typeof renderSite>>;

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('the page, its language and its title follow every jump, without a new step', async () => {
  const { go, tools, jump, jumpToEnd, address } = await openWithTools('/en/offers');
  await title('Offers');
  const inEnglish = tools.length() - 1;
  await go('/news');
  await title('Новини');
  await go('/offers');
  await title('Пропозиції');
  const inUkrainian = tools.length() - 1;

  await jump(inEnglish);
  await title('Offers');
  expect(address()).toBe('/en/offers');
  await waitFor(() => expect(document.documentElement.lang).toBe('en'));

  await jump(inUkrainian);
  await title('Пропозиції');
  expect(address()).toBe('/offers');
  await waitFor(() => expect(document.documentElement.lang).toBe('uk'));

  await jumpToEnd();
  expect(tools.types().filter((type) => type === locationChanged.type)).toHaveLength(2);
  expect(tools.types().filter((type) => type === 'location/pageLeft')).toHaveLength(2);
});

test('the first step shows the opened page', async () => {
  const { tools, jump, address } = await openWithTools('/en/offers');
  await title('Offers');
  const types = tools.types();
  await jump(0);
  expect(address()).toBe('/en/offers');
  await title('Offers');
  expect(tools.types()).toEqual(types);
});

test('a form shows at every step the errors that it showed then', async () => {
  const { user, tools, jump, jumpToEnd } = await openWithTools('/en/404');
  const start = tools.length() - 1;
  await user.click(within(screen.getByRole('complementary')).getByRole('button'));
  const dialog = await screen.findByRole('dialog', { name: 'Request a call' });
  await user.type(within(dialog).getByLabelText('Your name'), 'A');
  await user.click(within(dialog).getByRole('button', { name: 'Request a call' }));
  const errors = () => within(screen.getByRole('dialog')).getAllByText(/The field (?:is required|must contain)/);
  const shown = errors().map(({ textContent }) => textContent);
  expect(shown).toHaveLength(6);
  const formSteps = () => tools.types().filter((type) => type.startsWith('callRequest/'));
  const steps = formSteps();

  await jump(start);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await jumpToEnd();
  await waitFor(() => expect(errors().map(({ textContent }) => textContent)).toEqual(shown));
  expect(within(screen.getByRole('dialog')).getByLabelText('Your name')).toHaveValue('A');
  expect(formSteps()).toEqual(steps);
});

test("the panel names the endpoints of RTK Query's actions, and hides conditional ones", () => {
  const { actionSanitizer, predicate } = devToolsOfDevelopment();
  const query = (state: string, meta: object) => ({
    type: `api/executeQuery/${state}`,
    meta: { arg: { type: 'query', endpointName: 'getProjects' }, requestId: '1', ...meta },
  });
  const shown = (action: UnknownAction): boolean | undefined => predicate?.({}, action);
  expect(actionSanitizer?.(query('fulfilled', {}), 1).type).toBe('api/executeQuery/fulfilled getProjects');
  expect(actionSanitizer?.(languageChanged('en'), 2)).toEqual(languageChanged('en'));
  expect(shown(query('rejected', { condition: true }))).toBe(false);
  expect(shown(query('rejected', { condition: false }))).toBe(true);
  expect(shown(languageChanged('en'))).toBe(true);
});

test('filters follow', async () => {
  const { user, tools, jump } = await openWithTools('/en/projects');
  await screen.findByText('2 developments');
  const all = tools.length() - 1;
  const main = within(screen.getByRole('main'));
  await user.click(main.getByRole('button', { name: 'Filters' }));
  await user.click(main.getByRole('button', { name: /^Planned/ }));
  await screen.findByText('1 development');
  const planned = tools.length() - 1;
  await jump(all);
  expect(await screen.findByText('2 developments')).toBeVisible();
  await waitFor(() => expect(main.getByRole('button', { name: 'Filters' })).toHaveAttribute('aria-expanded', 'false'));
  await jump(planned);
  expect(await screen.findByText('1 development')).toBeVisible();
  expect(main.getByRole('button', { name: /^Planned/ })).toHaveAttribute('aria-pressed', 'true');
});

test('values and open parts of the calculator follow', async () => {
  const { user, tools, jump, address } = await openWithTools('/en/projects/lypa/bond');
  const price = await screen.findByRole('textbox', { name: /^Price/ });
  const calm = (price as HTMLInputElement).value;
  const untouched = tools.length() - 1;
  await user.clear(price);
  await user.type(price, '3000000');
  await user.tab();
  await waitFor(() => expect(address()).toContain('price=3000000'));
  const entered = tools.length() - 1;
  await user.click(await screen.findByText(/^Schedule: /));
  await waitFor(() => expect(tools.types()).toContain('disclosures/disclosureOpened'));

  await jump(untouched);
  await waitFor(() => expect(price).toHaveValue(calm));
  await jump(entered);
  await waitFor(() => expect(price).toHaveValue('3,000,000'));
  expect(document.querySelector('details[open]')).toBeNull();
  await jump(tools.types().indexOf('disclosures/disclosureOpened'));
  await waitFor(() => expect(document.querySelector('details[open]')).not.toBeNull());
});

test('the modal opens and closes, also when the jump comes from another page', async () => {
  const { user, go, tools, jump, jumpToEnd } = await openWithTools('/en/404');
  const before = tools.length() - 1;
  await go('/en/offers');
  await title('Offers');
  await user.click(within(screen.getByRole('complementary')).getByRole('button'));
  expect(await screen.findByRole('dialog', { name: 'Request a call' })).toBeVisible();
  await jump(before);
  await title('Page not found');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await jumpToEnd();
  await title('Offers');
  expect(await screen.findByRole('dialog', { name: 'Request a call' })).toBeVisible();
});

test('a half-filled form follows', async () => {
  const { user, tools, jump, jumpToEnd } = await openWithTools('/en/404');
  const before = tools.length() - 1;
  await user.click(within(screen.getByRole('complementary')).getByRole('button'));
  const name = await within(await screen.findByRole('dialog', { name: 'Request a call' })).findByLabelText('Your name');
  const drafts = () =>
    tools.types().flatMap((type, step) => (type === 'callRequest/callRequestDraftChanged' ? [step] : []));
  // Pastes, because slow typing would store a snapshot in the middle of a name.
  await user.click(name);
  await user.paste('Olha');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await user.paste(' Melnyk');
  await waitFor(() => expect(drafts()).toHaveLength(2));
  const [half = 0] = drafts();

  await jump(half);
  await waitFor(() => expect(name).toHaveValue('Olha'));
  await jumpToEnd();
  await waitFor(() => expect(name).toHaveValue('Olha Melnyk'));
  await jump(before);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await jump(half);
  expect(
    await within(await screen.findByRole('dialog', { name: 'Request a call' })).findByLabelText('Your name'),
  ).toHaveValue('Olha');
  expect(drafts()).toHaveLength(2);
});

test('saved flats follow, on the page and in the header', async () => {
  const { user, tools, jump, jumpToEnd } = await openWithTools('/en/projects/lypa/plan?view=list');
  const save = await screen.findByRole('button', { name: 'Save flat No. 9' });
  const none = tools.length() - 1;
  await user.click(save);
  expect(await screen.findByRole('link', { name: '1 saved flat' })).toBeVisible();
  // Before they were restored there is nothing to store: other tabs would follow.
  await jump(tools.types().indexOf('favourites/favouritesRestored') - 1);
  await waitFor(() => expect(screen.queryByRole('link', { name: '1 saved flat' })).not.toBeInTheDocument());
  expect(localStorage.getItem('obriy.favourites')).toContain('lypa');
  await jump(none);
  await waitFor(() => expect(screen.queryByRole('link', { name: '1 saved flat' })).not.toBeInTheDocument());
  expect(save).toHaveAttribute('aria-pressed', 'false');
  await jumpToEnd();
  expect(await screen.findByRole('link', { name: '1 saved flat' })).toBeVisible();
  expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('the cookie banner follows', async () => {
  clearDataLayer();
  const site = await openWithTools('/en/about', { tagManagerContainer: 'GTM-TEST1' });
  let stop = () => {};
  await act(async () => {
    stop = startAnalytics(site);
  });
  const question = () => screen.queryByRole('region', { name: 'Your choice of cookies.' });
  await waitFor(() => expect(question()).not.toBeNull());
  const { tools, user, jump, jumpToEnd } = site;
  const bannerStep = tools.length() - 1;
  await user.click(within(question() ?? document.body).getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(question()).toBeNull());
  const stored = localStorage.getItem('obriy.consent');
  expect(stored).not.toBeNull();
  await jump(bannerStep);
  await waitFor(() => expect(question()).not.toBeNull());
  expect(localStorage.getItem('obriy.consent')).toBe(stored);
  await jumpToEnd();
  await waitFor(() => expect(question()).toBeNull());
  await act(async () => stop());
});

test('the steps of the booking follow', async () => {
  const tools = devTools();
  const visitor = await bookingVisitor(backend.fetch, undefined, [tools.enhancer]);
  await visitor.chooseDay();
  const atTime = tools.length() - 1;
  await visitor.chooseSlot();
  const atDetails = tools.length() - 1;
  const entered = visitor.router.state.location.key;

  await act(async () => tools.jumpTo(atTime));
  await heading('Choose the time');
  await waitFor(() => expect(visitor.address()).toBe('select_time'));
  await act(async () => tools.jumpTo(atDetails));
  await heading('Enter the details');
  await waitFor(() => expect(visitor.address()).toBe('details'));
  expect(visitor.router.state.location.key).not.toBe(entered);
  await act(async () => tools.jumpTo(tools.length() - 1));
  // Time travel adds no history entry: Back leads to the previous step.
  await visitor.go(-1);
  await waitFor(() => expect(visitor.address()).toBe('select_time'));
});

type SteppedState = Parameters<typeof selectLocation>[0] & {
  readonly booking?: { readonly machine: BookingState };
  readonly reservation?: object;
  readonly leads?: object;
};

const latestOf = (tools: ReturnType<typeof devTools>) => {
  const { location, booking, reservation, leads } = tools.stateAt(tools.length() - 1) as SteppedState;
  return { location, machine: booking?.machine, reservation, leads };
};

/** Jumps to every step since an event, back and forth, as the slider does: each settles, and the last one stays. */
async function slide(
  tools: ReturnType<typeof devTools>,
  { router, store }: Pick<Site, 'router' | 'store'>,
  since = '@@INIT',
) {
  const latest = latestOf(tools);
  const first = tools.types().indexOf(since);
  const past = tools.length() - 2 - first;
  let navigations = 0;
  let { location } = router.state;
  const stop = router.subscribe((now) => {
    if (now.location !== location) navigations += 1;
    ({ location } = now);
  });
  for (let step = past; step >= -past; step -= 1) {
    await act(async () => tools.jumpTo(first + Math.abs(step)));
    await waitFor(() => expect(router.state.location.pathname).toBe(selectLocation(store.getState()).pathname));
  }
  stop();
  expect(navigations).toBeLessThanOrEqual(2 * past + 1);
  expect(latestOf(tools)).toEqual(latest);
  await act(async () => tools.jumpTo(tools.length() - 1));
}

test('a booking that was led to another step settles at every step, without a new event', async () => {
  const tools = devTools();
  const visitor = await bookingVisitor(backend.fetch, '/en/appointment/details', [tools.enhancer]);
  await waitFor(() => expect(visitor.address()).toBe('select_date'));
  await visitor.chooseDay();
  await visitor.chooseSlot();
  await slide(tools, visitor);
  expect(latestOf(tools).machine?.name).toBe('details');
  expect(visitor.address()).toBe('details');
  // From now on the booking answers the visitor again.
  await visitor.user.click(screen.getByRole('button', { name: 'Another time' }));
  await waitFor(() => expect(visitor.address()).toBe('select_time'));
});

test('a request for a visit settles at every step, without a new event', async () => {
  const tools = devTools();
  const site = await bookingVisitor(specBackend().fetch, '/en/appointment/details', [tools.enhancer]);
  await heading('Choose the day');
  const [day] = within(await screen.findByRole('group', { name: 'The nearest days' })).getAllByRole('button');
  await site.user.click(day as HTMLElement);
  await site.user.click(screen.getByRole('button', { name: 'Continue' }));
  await heading('Enter the details');
  await slide(tools, site, 'visitRequest/requestDraftRestored');
  expect(site.address()).toBe('details');
});

test('the subject of a visit does not undo the chosen day', async () => {
  const site = await openWithTools('/en/appointment/select_date?project=lypa');
  await site.user.click(await screen.findByRole('radio', { name: /Central/ }));
  const soon = await screen.findByRole('group', { name: 'The nearest free days' });
  await site.user.click(within(soon).getAllByRole('button').at(1) as HTMLElement);
  await slide(site.tools, site);
  expect(latestOf(site.tools).machine?.name).toBe('date_chosen');
});

test('a day that was typed before its month came is not chosen anew', async () => {
  const tools = devTools();
  const path = '/en/appointment/select_date?center=central';
  const visitor = await bookingVisitor(backend.fetch, path, [tools.enhancer]);
  await screen.findByRole('group', { name: 'The nearest free days' });
  revealAll();
  await visitor.user.type(await screen.findByLabelText('Day of the visit'), '4-1-2027{Enter}');
  await waitFor(() => expect(latestOf(tools).machine?.name).toBe('date_chosen'));
  await visitor.user.click(screen.getByRole('button', { name: 'Continue' }));
  await heading('Choose the time');
  await visitor.chooseSlot();
  await visitor.go('/en/appointment/select_date');
  await waitFor(() => expect(latestOf(tools).machine?.name).toBe('date_revisited'));
  await slide(tools, visitor);
  expect(latestOf(tools).machine?.name).toBe('date_revisited');
});

test('a hold of the past does not end the present one', async () => {
  const tools = devTools();
  const visitor = await bookingVisitor(backend.fetch, undefined, [tools.enhancer]);
  await visitor.chooseDay();
  await visitor.chooseSlot();
  const first = tools.length() - 1;
  await visitor.user.click(screen.getByRole('button', { name: 'Another time' }));
  await heading('Choose the time');
  await visitor.chooseSlot(-1);
  const latest = latestOf(tools);
  takeTime(301_000);
  await act(async () => tools.jumpTo(first));
  await heading('Enter the details');
  expect(latestOf(tools)).toEqual(latest);
  await act(async () => tools.jumpTo(tools.length() - 1));
  await waitFor(() => expect(latestOf(tools).machine?.name).toBe('expired'));
});

test('a reservation and its private link outlast every jump', async () => {
  const site = await openWithTools('/en/projects/lypa/plan/flat/a-1-2-5');
  const { user, tools } = site;
  await user.click(await screen.findByRole('button', { name: 'Reserve it free for 48 hours' }));
  await user.click(await screen.findByLabelText('Your name'));
  await user.paste('Olha Melnyk');
  await user.click(screen.getByLabelText('Phone'));
  await user.paste('0671234567');
  await user.click(screen.getByRole('checkbox', { name: /I agree/ }));
  takeTime();
  await user.click(screen.getByRole('button', { name: 'Reserve the flat' }));
  await screen.findByRole('heading', { name: 'The flat is reserved for you' });
  const stored = localStorage.getItem('obriy.reservations');
  expect(stored).toContain('a-1-2-5');
  await site.jump(tools.types().indexOf('reservation/formOpened') - 1);
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'The flat is reserved for you' })).toBeNull());
  expect(localStorage.getItem('obriy.reservations')).toBe(stored);
  await slide(tools, site);
  expect(await screen.findByRole('heading', { name: 'The flat is reserved for you' })).toBeVisible();
});

test('answers about a state mortgage outlast a jump to before they were restored', async () => {
  const stored = JSON.stringify({ age: '35', people: '3', groups: [], owned: '0', money: '700000' });
  localStorage.setItem('obriy.eligibility', stored);
  const { user, tools, jump, jumpToEnd } = await openWithTools('/en/projects/lypa/plan/flat/a-1-3-9');
  await user.click(await screen.findByText('Answer five questions'));
  await waitFor(() => expect(tools.types()).toContain('eligibility/answersRestored'));
  await jump(tools.types().indexOf('eligibility/answersRestored') - 1);
  expect(localStorage.getItem('obriy.eligibility')).toBe(stored);
  await jumpToEnd();
  await user.click(await screen.findByRole('button', { name: /Forget|Clear|Delete/ }));
  await waitFor(() => expect(localStorage.getItem('obriy.eligibility')).toBeNull());
});

test('a language or location dispatched by hand changes the page', async () => {
  const { store, address } = await openWithTools('/offers');
  await act(async () => void store.dispatch(languageChanged('en')));
  await title('Offers');
  expect(address()).toBe('/en/offers');
  await act(async () => void store.dispatch(locationChanged({ pathname: '/news', search: '', hash: '' })));
  await title('Новини');
  expect(store.getState().language).toBe('ua');
  await act(async () => void store.dispatch(locationChanged({ pathname: '/projects/lypa', search: '', hash: '' })));
  await waitFor(() => expect(address()).toBe('/projects/lypa/about'));
  expect(selectLocation(store.getState()).pathname).toBe('/projects/lypa/about');
});

test('a step between a new address and its language shows the address', async () => {
  const { go, tools, jump, address } = await openWithTools('/en/offers');
  await title('Offers');
  await go('/news');
  await title('Новини');
  const moved = tools.types().lastIndexOf('location/locationChanged');
  await jump(tools.length() - 1);
  await jump(moved);
  await waitFor(() => expect(address()).toBe('/news'));
});

test('a visitor who follows a link from a past state is returned to it', async () => {
  const { go, tools, jump, jumpToEnd, address } = await openWithTools('/offers');
  await title('Пропозиції');
  const past = tools.length() - 1;
  await go('/news');
  await title('Новини');
  await jump(past);
  await title('Пропозиції');
  await go('/contacts');
  await waitFor(() => expect(address()).toBe('/offers'));
  await jumpToEnd();
  await waitFor(() => expect(address()).toBe('/contacts'));
});

test('the key of a private link is in no step', async () => {
  const { tools, jump, go, router } = await openWithTools('/en/appointment/visit#V-1.secret-key');
  await screen.findByRole('heading', { level: 1 });
  // Some static hosts serve a page with a slash, too.
  await go('/appointment/visit/#V-1.secret-key');
  await go('/en/offers');
  await title('Offers');
  await jump(tools.length() - 2);
  await act(async () => tools.jumpTo(0));
  const steps = Array.from({ length: tools.length() }, (_, step) => tools.stateAt(step));
  expect(JSON.stringify([tools.types(), steps, router.state.location])).not.toContain('secret-key');
});

/** Responses may arrive at any time. */
const movesAmong = (types: readonly string[]) =>
  types.filter((type) => /^(?:location|language|callRequest|booking)\//.test(type));

const paths = [
  '/404',
  '/offers',
  '/news',
  '/en/404',
  '/en/offers',
  '/en/news?category=sales',
  '/en/appointment/select_date',
  '/en/appointment/details',
];
type Move = { readonly go: string } | { readonly jump: number };
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.constantFrom(...paths).map((path) => ({ go: path })),
  fc.nat(100).map((jump) => ({ jump })),
);

test('page and store agree and settle after any sequence of links and jumps', async () => {
  const { tools, router, store } = await openWithTools('/404');
  const toEnd = async () => {
    await act(async () => tools.jumpTo(tools.length() - 1));
    await waitFor(() => expect(router.state.location.pathname).toBe(selectLocation(store.getState()).pathname));
  };
  await fc.assert(
    fc.asyncProperty(fc.array(move, { minLength: 1, maxLength: 8 }), async (moves) => {
      for (const made of moves) {
        await act(async () => {
          if ('go' in made) await router.navigate(made.go);
          else tools.jumpTo(made.jump % tools.length());
        });
      }
      await waitFor(() => {
        const { location, navigation } = router.state;
        const stored = selectLocation(store.getState());
        expect(navigation.state).toBe('idle');
        expect(location.pathname + location.search).toBe(stored.pathname + stored.search);
      });
      // A press in the past may leave the end without a language action, which is then dispatched once.
      await toEnd();
      const moved = movesAmong(tools.types());
      await toEnd();
      expect(movesAmong(tools.types())).toEqual(moved);
    }),
    // Shrinking takes more time than a test has.
    { numRuns: runs(12, 3), endOnFailure: true },
  );
});
