import { screen, waitFor } from '@testing-library/react';
import { fixtureContent, startBackend, type TestBackend } from '../../support/backend.ts';
import { renderSite } from '../../support/renderSite.tsx';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ contentDir: fixtureContent });
});
afterAll(() => backend.close());

const show = (path: string, fetch = backend.fetch) => renderSite({ path, fetch });

/** The backend, except that some paths fail until they are mended. */
const failing = (path: RegExp) => {
  let broken = true;
  const fetchOrFail: typeof fetch = async (input, init) => {
    const { url } = new Request(input instanceof Request ? input : new URL(String(input), 'http://backend.test'));
    return broken && path.test(url) ? new Response('', { status: 500 }) : backend.fetch(input, init);
  };
  return {
    fetch: fetchOrFail,
    mend: () => {
      broken = false;
    },
  };
};

describe('planning', () => {
  it('filters by what the address says, and writes there what is tapped', async () => {
    const { user, router } = await show('/en/projects/lypa/plan?area=up-to-55');
    expect(await screen.findByText('3 flats')).toBeInTheDocument();
    expect(screen.getByText('2 of them are free')).toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: /^Two-room/ }));
    expect(await screen.findByText('There are no such flats here')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?area=up-to-55&rooms=2');

    const [clear] = screen.getAllByRole('button', { name: 'Clear filters' });
    if (clear !== undefined) await user.click(clear);
    expect(await screen.findByText('4 flats')).toBeInTheDocument();
    expect(router.state.location.search).toBe('');
  });

  it('offers to tell when sales start', async () => {
    await show('/en/projects/dub/plan');
    expect(await screen.findByRole('heading', { name: 'Sales have not started yet' })).toBeInTheDocument();
  });

  it('tries again after a failure', async () => {
    const network = failing(/plannings/);
    const { user } = await show('/en/projects/lypa/plan', network.fetch);
    const retry = await screen.findByRole('button', { name: 'Try again' });
    network.mend();
    await user.click(retry);
    expect(await screen.findByText('4 flats')).toBeInTheDocument();
  });
});

describe('instalments', () => {
  it('calculates for the flat of the link, and puts what is entered into the address', async () => {
    const { user, router } = await show('/en/projects/lypa/bond?price=3000000&area=60');
    // 2,100,000 in 24 parts
    expect(await screen.findByText('₴87,500')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Every quarter' }));
    expect(screen.getByText('₴262,500')).toBeInTheDocument();
    await waitFor(() => expect(router.state.location.search).toContain('parts=3'));
  });

  it('says what is allowed when a sum is not', async () => {
    const { user } = await show('/en/projects/lypa/bond?price=1000000');
    const down = await screen.findByRole('textbox', { name: 'Down payment, ₴' });
    await user.clear(down);
    await user.type(down, '5');
    expect(down).toHaveAccessibleDescription(/from .*200,000.* to .*900,000/);
    expect(screen.queryByText(/NaN/)).not.toBeInTheDocument();
  });

  it('says decently that there is nothing to calculate', async () => {
    await show('/en/projects/dub/bond');
    expect(await screen.findByRole('heading', { name: 'No flats are on sale here at the moment' })).toBeInTheDocument();
  });

  it('is found without a project too', async () => {
    await show('/en/instalment_calculator');
    expect(await screen.findByRole('combobox', { name: 'Complex' })).toHaveValue('lypa');
    expect(await screen.findByText(/Schedule: 24 payments/)).toBeInTheDocument();
  });
});

it('lists papers by group with their size, day and number', async () => {
  await show('/en/projects/lypa/docs');
  const paper = (await screen.findByRole('link', { name: 'Building permit' })).closest('li');
  expect(paper).toHaveTextContent('ЛВ 000000000000');
  expect(paper).toHaveTextContent(/PDF, \d+ kB/);
});

test.each([
  ['3d-model', 'There is no model yet'],
  ['aerial-flight', 'Nobody has flown over it yet'],
  ['news', 'There is no news of this complex yet'],
  ['docs', 'The documents are being prepared'],
  ['progress', 'Construction has not started yet'],
])('%s of a project that has none says so', async (tab, title) => {
  await show(`/en/projects/dub/${tab}`);
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument();
});
