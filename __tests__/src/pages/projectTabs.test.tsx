import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ScheduleQuery } from '../../../contract/money/schedule.ts';
import { backendOfTests } from '../../support/backend/backend.ts';
import { specBackend } from '../../support/backend/specBackend.ts';
import { renderSite } from '../../support/site/renderSite.tsx';

const backend = backendOfTests();

const show = (path: string, fetch = backend.fetch) => renderSite({ path, fetch });

/** The backend with some paths failing until they are fixed. */
const failing = (path: RegExp, status = 500) => {
  let broken = true;
  const fetchOrFail: typeof fetch = async (input, init) => {
    const { url } = new Request(input instanceof Request ? input : new URL(String(input), 'http://backend.test'));
    return broken && path.test(url) ? new Response('', { status }) : backend.fetch(input, init);
  };
  return {
    fetch: fetchOrFail,
    fix: () => {
      broken = false;
    },
  };
};

it.each(['plan', 'bond', 'progress', 'news', 'docs'])(
  'says on the tab %s that the backend lacks its call',
  async (tab) => {
    await show(
      `/en/projects/lypa/${tab}`,
      failing(/\/lypa\/(?:plannings|calculator|progress|news|documents)/, 404).fetch,
    );
    expect(await screen.findByText('This part did not load')).toBeInTheDocument();
  },
);

describe('planning', () => {
  it('filters by the address, and writes taps there', async () => {
    const { user, router } = await show('/en/projects/lypa/plan?area=up-to-55');
    expect(await screen.findByText('3 flats')).toBeInTheDocument();
    expect(screen.getByText('2 of them are free')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Two-room/ }));
    expect(await screen.findByText('There are no such flats here')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?rooms=2&area=up-to-55');

    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear !== undefined) await user.click(clear);
    expect(await screen.findByText('4 flats')).toHaveFocus();
    expect(router.state.location.search).toBe('');
  });

  it('says that there are no plans', async () => {
    await show('/en/projects/dub/plan');
    expect(await screen.findByRole('heading', { name: 'There are no floor plans here yet' })).toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    const network = failing(/plannings/);
    const { user } = await show('/en/projects/lypa/plan', network.fetch);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.fix();
    await user.click(retry);
    expect(await screen.findByText('4 flats')).toBeInTheDocument();
  });
});

describe('instalments', () => {
  it('calculates for the flat of the link, and writes what is entered into the address', async () => {
    const { user, router } = await show('/en/projects/lypa/bond?price=3000000&area=60');
    // 2,100,000 in 24 parts
    expect(await screen.findByText('₴87,500')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Every quarter' }));
    expect(screen.getByText('₴262,500')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toContain('parts=3'));
  });

  it('shows the allowed range for an invalid sum, in whole hryvnias that are allowed', async () => {
    const { user } = await show('/en/projects/lypa/bond?price=1000001');
    const down = await screen.findByRole('textbox', { name: 'Down payment, ₴' });
    await user.clear(down);
    await user.type(down, '5');
    expect(down).toHaveAccessibleDescription(/from .*200,001.* to .*900,000/);
    expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
  });

  it('allows the next whole hryvnia where the share is fixed', async () => {
    const months = { min: 1, max: 24, default: 12 };
    const project = { instalment: { down_payment_percent: { min: 30, max: 30, default: 30 }, months } };
    const responses = { '/api/projects/lypky/calculator': { project } };
    const { user } = await show('/en/projects/lypky/bond?price=411523', specBackend({ responses }).fetch);
    const down = await screen.findByRole('textbox', { name: 'Down payment, ₴' });
    await user.clear(down);
    await user.type(down, '123456');
    expect(down).toHaveAccessibleDescription(/from .*123,457.* to .*123,457/);
    await user.clear(down);
    await user.type(down, '123457');
    expect(down).toBeValid();
  });

  it('keeps a typed down payment when the price changes', async () => {
    const { user, router } = await show('/en/projects/lypa/bond?price=3000000&down=1200000');
    const down = await screen.findByRole('textbox', { name: 'Down payment, ₴' });
    const price = screen.getByRole('textbox', { name: 'Price of the flat, ₴' });
    await user.clear(price);
    await user.type(price, '4');
    // Nothing is known to be wrong with it while the price is incomplete.
    expect(down).toHaveValue('1,200,000');
    expect(down).toBeValid();
    await user.type(price, '000000');
    expect(screen.getByText('₴116,667')).toBeInTheDocument();
    await user.type(price, '0');
    expect(down).toHaveValue('1,200,000');
    expect(down).toHaveAccessibleDescription(/from .*8,000,000.* to .*36,000,000/);
    // Where the typing rests for a moment, the price leaves the address and comes back at its end.
    const params = () => Object.fromEntries(new URLSearchParams(router.state.location.search));
    await waitFor(() => expect(params()).toEqual({ price: '40000000', down: '1200000' }));
  });

  it('says that there is nothing to calculate', async () => {
    await show('/en/projects/dub/bond');
    expect(await screen.findByRole('heading', { name: 'No flat here has a price at the moment' })).toBeInTheDocument();
  });

  it('names the flat of the link, in the calculator and in what is sent', async () => {
    const { user, store } = await show('/en/projects/lypa/bond?flat=a-1-3-9&price=1');
    expect(await screen.findByRole('heading', { name: 'Flat No. 9' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Price of the flat, ₴' })).toHaveValue('3,000,000');
    expect(screen.getByRole('link', { name: 'To the flat' })).toHaveAttribute(
      'href',
      '/en/projects/lypa/plan/flat/a-1-3-9',
    );

    await user.click(screen.getByRole('button', { name: 'Ask about this plan' }));
    const { currentProject, message } = store.getState().callRequest.draft;
    expect(currentProject).toBe('lypa');
    expect(message).toMatch(/Flat No\. 9/);
    expect(message).toMatch(/₴87,500 every month/);
    expect(message).toMatch(/\/en\/projects\/lypa\/bond\?flat=a-1-3-9/);
  });

  it('drops the flat when another is chosen', async () => {
    const { user, router } = await show('/en/projects/lypa/bond?flat=a-1-3-9');
    await user.click(await screen.findByRole('button', { name: 'Calculate for another one' }));
    expect(screen.queryByRole('heading', { name: 'Flat No. 9' })).not.toBeInTheDocument();
    expect(document.activeElement).toContainElement(screen.getByRole('group', { name: 'Typical flat' }));
    expect(document.body).not.toHaveFocus();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('keeps a cost in the address that was chosen just before the address follows a price', async () => {
    const { router } = await show('/en/projects/lypa/bond?price=3000000&area=60');
    const parking = await screen.findByRole('checkbox', { name: 'Parking space' });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    fireEvent.change(screen.getByRole('textbox', { name: 'Price of the flat, ₴' }), { target: { value: '3100000' } });
    await act(async () => {
      parking.click();
      // The page has not followed yet.
      jest.advanceTimersByTime(300);
    });
    expect(router.state.location.search).toBe('?price=3100000&with=parking');
  });

  it('keeps a price that was entered just before a cost is chosen', async () => {
    const { router } = await show('/en/projects/lypa/bond?price=3000000&area=60');
    const parking = await screen.findByRole('checkbox', { name: 'Parking space' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Price of the flat, ₴' }), { target: { value: '3100000' } });
    await act(async () => parking.click());
    expect(screen.getByRole('textbox', { name: 'Price of the flat, ₴' })).toHaveDisplayValue('3100000');
    await waitFor(() => expect(router.state.location.search).toBe('?price=3100000&with=parking'));
  });

  it('lets the visitor leave by a link just before the address follows a price', async () => {
    const { router, goSlowly } = await show('/en/projects/lypa/bond?price=3000000&area=60');
    const price = await screen.findByRole('textbox', { name: 'Price of the flat, ₴' });
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
    fireEvent.change(price, { target: { value: '3100000' } });
    const arrive = goSlowly('/en/about');
    act(() => jest.advanceTimersByTime(1000));
    jest.useRealTimers();
    await arrive();
    expect(router.state.location.pathname).toBe('/en/about');
  });

  it('says the fee for late payment to the hundredth, as the other tabs do', async () => {
    await show('/en/projects/lypa/bond');
    expect(await screen.findByText(/Late payment costs 0\.08% of the overdue part/)).toBeVisible();
  });

  it('says that a flat has no price, and continues with a typical one', async () => {
    await show('/en/projects/lypa/bond?flat=a-1-9-99');
    expect(await screen.findByText(/This flat has been sold/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Price of the flat, ₴' })).toHaveValue('2,145,000');
  });

  it('drops an impossible sum, and calculates with the usual one', async () => {
    await show('/en/projects/lypa/bond?price=cheap&down=-1&months=many');
    expect(await screen.findByRole('textbox', { name: 'Price of the flat, ₴' })).toBeValid();
    expect(screen.getByRole('button', { name: 'Ask about this plan' })).toBeInTheDocument();
  });

  it('links to the invalid field', async () => {
    const { user } = await show('/en/projects/lypa/bond');
    const price = await screen.findByRole('textbox', { name: 'Price of the flat, ₴' });
    await user.clear(price);
    await user.type(price, '5');
    await user.click(screen.getByRole('button', { name: 'To the field' }));
    expect(price).toHaveFocus();
    expect(price).toBeInvalid();
    expect(price).toHaveAccessibleDescription(/from .*100,000.* to .*100,000,000/);
  });

  it('shows the effect of a rising dollar, as a scenario', async () => {
    const { user, router } = await show('/en/projects/lypa/bond?price=3000000');
    const dollar = await screen.findByRole('button', { name: 'By the dollar rate' });
    expect(screen.queryByText('Change through the rate')).not.toBeInTheDocument();
    await user.click(dollar);
    expect(screen.getByText('Change through the rate').nextSibling).toHaveTextContent('₴222,699');
    expect(screen.getByText(/This is a scenario, not a forecast/)).toBeInTheDocument();
    expect(screen.getByText(/In the scenario of \+10% a year the last part is ₴105,875/)).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toContain('rate=10'));
  });

  it('calculates a mortgage with the months of each rate', async () => {
    const { user } = await show('/en/projects/lypa/bond?price=2000000&percent=20');
    await user.click(await screen.findByRole('button', { name: 'Mortgage' }));
    expect(await screen.findByText('₴12,405')).toBeInTheDocument();
    expect(screen.getByText(/From month 121: ₴14,119 a month \(10% a year\)/)).toBeInTheDocument();
    expect(screen.getByText('Veterans')).toBeInTheDocument();
    expect(screen.getByText(/as of 12 November 2026/)).toBeInTheDocument();
    expect(screen.getByText(/^Anyone on this list may be eligible; the bank decides/)).toBeInTheDocument();
  });

  it('lets young buyers pay less down, and says that only they may', async () => {
    await show('/en/projects/lypa/bond?way=mortgage&price=2000000&percent=10');
    expect(await screen.findByText('A down payment below 20% is only for buyers under 26.')).toBeInTheDocument();
    expect(screen.getByText('₴200,000 (10%)')).toBeInTheDocument();
  });

  it('folds the schedule by years', async () => {
    const { user } = await show('/en/projects/lypa/bond?price=3000000');
    await user.click(await screen.findByText(/Schedule: 24 payments/));
    const table = await screen.findByRole('table', { name: /to the kopiyka/ });
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 1 + 2 + 12 + 1);
    await user.click(within(table).getByRole('button', { name: 'Year 2' }));
    expect(within(table).getAllByRole('row')).toHaveLength(1 + 1 + 2 + 24 + 1);
    const total = within(table).getByRole('rowheader', { name: 'Total' }).closest('tr');
    expect(total).toHaveTextContent('3,000,000.00');
  });

  it('offers the schedule as a PDF of the backend', async () => {
    const { user } = await show('/en/projects/lypa/bond?flat=a-1-3-9');
    await user.click(await screen.findByText(/Schedule: 24 payments/));
    const link = await screen.findByRole('link', { name: /PDF/ });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '');
    expect(pathname).toBe('/api/projects/lypa/calculator/schedule.pdf');
    expect(ScheduleQuery.parse(Object.fromEntries(searchParams))).toMatchObject({
      language: 'en',
      way: 'instalment',
      price: 300_000_000,
      down: 90_000_000,
      months: 24,
      parts: 1,
      flat: 'a-1-3-9',
    });
  });

  it('offers no PDF that the backend does not make', async () => {
    const { user } = await show('/en/projects/lypa/bond?flat=a-1-3-9', async (input, init) =>
      new URL(new Request(input, init).url).pathname === '/api/extensions'
        ? new Response('', { status: 404 })
        : backend.fetch(input, init),
    );
    await user.click(await screen.findByText(/Schedule: 24 payments/));
    expect(await screen.findByRole('button', { name: 'CSV table' })).toBeVisible();
    expect(screen.queryByRole('link', { name: /PDF/ })).not.toBeInTheDocument();
  });

  it('shows a second plan beside the first, in the address too', async () => {
    const { user, router } = await show('/en/projects/lypa/bond?price=3000000');
    await user.click(await screen.findByRole('button', { name: 'Compare: State programme' }));
    const both = await screen.findByRole('region', { name: 'Two plans side by side' });
    expect(both).toHaveTextContent(/Plan 1 is ₴[\d,]+ cheaper in total but costs ₴[\d,]+ more per month than plan 2/);
    expect(within(both).getByRole('table')).toHaveAccessibleName('Two plans side by side');
    await waitFor(() => expect(router.state.location.search).toContain('vs_way=mortgage'));

    await user.click(within(both).getByRole('button', { name: 'Swap the plans' }));
    await waitFor(() =>
      expect(router.state.location.search).toMatch(/way=mortgage.*vs_way=instalment|vs_way=instalment.*way=mortgage/),
    );
    await user.click(within(both).getByRole('button', { name: 'Close the comparison' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('vs_'));
    expect(document.activeElement).toHaveTextContent(/^Or another way/);
  });

  it.each([
    ['price=2300000&down=500000', 'vs_down=500000', '₴500,000 (21.74%)'],
    ['price=2300000&percent=25', 'vs_percent=25', '₴575,000 (25%)'],
    ['way=mortgage&price=2300000&down=250000', 'vs_percent=20', '₴460,000 (20%)'],
  ])('offers other ways with the down payment of %s where it is allowed', async (plan, other, down) => {
    const { user, router } = await show(`/en/projects/lypa/bond?${plan}`);
    const compare = await screen.findByRole('button', { name: /^Compare: / });
    expect(compare.closest('li')).toHaveTextContent(down);
    await user.click(compare);
    await waitFor(() => expect(router.state.location.search).toMatch(new RegExp(`&${other}(?:&|$)`)));
    expect(router.state.location.search).not.toMatch(/vs_percent.*vs_down|vs_down.*vs_percent/);
  });

  it('can be opened without a project too', async () => {
    await show('/en/instalment_calculator');
    expect(await screen.findByRole('combobox', { name: 'Development' })).toHaveValue('lypa');
    expect(await screen.findByText(/Schedule: 24 payments/)).toBeInTheDocument();
  });
});

it('lists documents by group with their size, day and number', async () => {
  await show('/en/projects/lypa/docs');
  const item = (await screen.findByRole('link', { name: 'Building permit' })).closest('li');
  expect(item).toHaveTextContent('ЛВ 000000000000');
  expect(item).toHaveTextContent(/PDF, \d+ kB/);
});

describe('a document before it is downloaded', () => {
  const roomyBrowser = (roomy: boolean): void => {
    Object.defineProperty(navigator, 'pdfViewerEnabled', { configurable: true, value: true });
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: roomy && media.includes('hover'),
        media,
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    );
  };

  it('is shown over the page where there is room and a viewer', async () => {
    roomyBrowser(true);
    const { user } = await show('/en/projects/lypa/docs');
    await user.click(await screen.findByRole('button', { name: 'Preview: Building permit' }));
    const dialog = screen.getByRole('dialog', { name: 'Building permit' });
    expect(within(dialog).getByTitle('Building permit')).toHaveAttribute(
      'src',
      expect.stringMatching(/permit.*\.pdf$/),
    );
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('is left out for a file of another origin, which the security policy keeps out of frames', async () => {
    roomyBrowser(true);
    const responses = {
      '/api/projects/lypky/documents': { documents: [{ url: 'https://files.example/permit.pdf', title: 'Permit' }] },
    };
    await show('/en/projects/lypky/docs', specBackend({ responses }).fetch);
    expect(await screen.findByRole('link', { name: 'Permit' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Preview/ })).not.toBeInTheDocument();
  });

  it('is left to the browser on a phone', async () => {
    roomyBrowser(false);
    await show('/en/projects/lypa/docs');
    expect(await screen.findByRole('link', { name: 'Building permit' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Preview/ })).not.toBeInTheDocument();
  });
});

it('links to a building whose number of free flats is unknown, without a number', async () => {
  const project = {
    title: 'Lypky',
    model: { poster: { src: '/media/house.svg' } },
    buildings: [{ key: 'a', name: 'House A' }],
  };
  const { fetch } = specBackend({ responses: { '/api/projects/lypky': { project } } });
  await show('/en/projects/lypky/3d-model', fetch);
  const list = await screen.findByRole('list', { name: 'Buildings' });
  expect(within(list).getByRole('link')).toHaveTextContent('See the flats, House A');
});

describe('the link that enlarges a picture', () => {
  const pictures = [{ src: '/media/a.jpg' }, { src: '/media/b.jpg', alt: 'The yard' }, { src: '/media/c.jpg' }];
  const responses = {
    '/api/projects/lypky': { project: { title: 'Lypky', gallery: pictures } },
    '/api/projects/lypky/progress': { progress: [{ month: '2026-10', images: pictures }] },
    '/api/projects/lypky/plannings': [{ id: '7', number: 7, plan: pictures[0] }],
  };

  it.each([
    ['about', ['Lypky, 1', 'The yard', 'Lypky, 3']],
    ['progress', ['October 2026, 1', 'The yard', 'October 2026, 3']],
    ['plan/flat/7', ['Flat No. 7']],
  ])('has a name on %s also where the picture has no text', async (page, names) => {
    await show(`/en/projects/lypky/${page}`, specBackend({ responses }).fetch);
    for (const name of names) {
      expect(await screen.findByRole('link', { name })).toHaveAttribute('aria-haspopup', 'dialog');
    }
  });
});

test.each([
  ['3d-model', 'There is no model yet'],
  ['aerial-flight', 'There are no aerial views here yet'],
  ['news', 'There is no news about this development yet'],
  ['docs', 'There are no documents here yet'],
  ['progress', 'No reports from the site yet'],
])('%s of a project without any says so', async (tab, title) => {
  await show(`/en/projects/dub/${tab}`);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});
