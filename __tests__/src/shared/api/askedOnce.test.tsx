import { fireEvent, screen, waitFor } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { held, json, testNetwork } from '../../../support/network.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

const failed = () => screen.findByRole('button', { name: 'Try again' });

/** A backend that fails until it is mended, with the calls that were made. */
const failing = (respond: () => Response | Promise<Response> = () => new Response('', { status: 500 })) => {
  let down = true;
  const asked: string[] = [];
  const fetch: typeof globalThis.fetch = (input, init) => {
    const { pathname, search } = new URL(new Request(input, init).url);
    asked.push(pathname + search);
    return down ? Promise.resolve(respond()) : backend.fetch(input, init);
  };
  return {
    fetch,
    asked,
    mend: () => {
      down = false;
    },
  };
};

it.each([
  ['/en', ['/api']],
  ['/en/about', ['/api/about']],
  ['/en/contacts', ['/api/contacts']],
  ['/en/projects', ['/api/projects']],
  ['/en/projects/lypa/plan', ['/api/projects/lypa', '/api/projects/lypa/plannings', '/api/projects/lypa/site_plan']],
  ['/en/projects/lypa/news', ['/api/projects/lypa', '/api/projects/lypa/news?page=1']],
  ['/en/offers', ['/api/offers?page=1']],
  ['/en/offers/parking', ['/api/offers/parking', '/api/offers?page=1']],
  ['/en/news', ['/api/news?page=1']],
  ['/en/appointment/select_date', ['/api/centers']],
  ['/en/instalment_calculator', ['/api/projects']],
  ['/en/favourites?flats=lypa:a-1-3-9', ['/api/projects', '/api/projects/lypa/plannings']],
])('%s whose answers failed asks nothing twice', async (path, calls) => {
  const network = failing();
  await renderSite({ path, fetch: network.fetch });
  await failed();
  expect(network.asked.toSorted()).toEqual(calls);
});

it.each(['/en/projects/nowhere/about', '/en/offers/nothing', '/en/news/nothing'])(
  '%s, of which the backend knows nothing, is asked for once',
  async (path) => {
    const { fetch, asked } = testNetwork((call) =>
      call.includes('nowhere') || call.includes('nothing') ? json(null, 404) : json({}, 500),
    );
    await renderSite({ path, fetch });
    await screen.findByRole('heading', { level: 1, name: 'There is no such page' });
    expect(asked.filter((call) => /nowhere|nothing/.test(call))).toHaveLength(1);
  },
);

it('trying again asks once, and the failed view stays until the answer is there', async () => {
  const { answer, release } = held();
  let first = true;
  const { fetch, asked } = testNetwork(() => {
    if (!first) return answer;
    first = false;
    return json(null, 500);
  });
  const { user } = await renderSite({ path: '/en/contacts', fetch });
  const retry = await failed();
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(retry).toBeVisible();
  await user.click(retry);
  release(json(null, 500));
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  expect(asked).toEqual(['en /api/contacts', 'en /api/contacts']);
});

it('coming back to a page that failed asks once more', async () => {
  const network = failing();
  const { go } = await renderSite({ path: '/en/about', fetch: network.fetch });
  await failed();
  await go('/en/404');
  await go('/en/about');
  await failed();
  expect(network.asked).toEqual(['/api/about', '/api/about']);
  await go('/en/404');
  network.mend();
  await go('/en/about');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument());
  expect(network.asked).toHaveLength(3);
});

it('a page that failed fills itself when the network is back', async () => {
  const network = failing(() => Promise.reject(new TypeError('Failed to fetch')));
  await renderSite({ path: '/en/offers/lito', fetch: network.fetch });
  await failed();
  network.mend();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('One condition')).toBeVisible();
  // What stands beside the offer, and showed nothing, came with it.
  expect(await screen.findByRole('region', { name: 'Other offers' })).toBeVisible();
  expect(network.asked).toHaveLength(4);
});
