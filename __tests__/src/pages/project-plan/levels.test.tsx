import { screen, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderOnServer } from '../../../support/renderOnServer.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

const show = (path: string, fetch = backend.fetch) => renderSite({ path, fetch });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** A backend that knows flats and no site plan. */
const withoutPlan: typeof fetch = (input, init) => {
  const url = input instanceof Request ? input.url : String(input);
  return url.includes('site_plan') ? Promise.resolve(new Response('', { status: 404 })) : backend.fetch(input, init);
};

it('leads from the air to a building, a floor and a flat, and each says how many are free', async () => {
  const { user, router } = await show('/en/projects/lypa/plan');
  await user.click(await screen.findByRole('link', { name: 'House A, 3 free flats, from ₴2.1M' }));
  await heading('House A');
  await user.click(screen.getByRole('link', { name: 'Floor 3, 1 free flat, from ₴3M' }));
  await heading('Floor 3');
  const [onPlan] = screen.getAllByRole('link', { name: 'Flat 9, floor 3, 2 rooms, 60 m², free' });
  if (onPlan !== undefined) await user.click(onPlan);
  await heading('Two-room, No. 9');
  expect(router.state.location.pathname).toBe('/en/projects/lypa/plan/flat/a-1-3-9');
});

it('counts by the filter, and takes it along', async () => {
  const { user, router } = await show('/en/projects/lypa/plan?rooms=2');
  await user.click(await screen.findByRole('link', { name: 'House A, 1 free flat, from ₴3M' }));
  await heading('House A');
  expect(router.state.location.search).toBe('?rooms=2');
  expect(screen.getByRole('link', { name: 'Floor 2, no free flats' })).toBeInTheDocument();
});

it('goes from floor to floor without climbing up, and back by the browser', async () => {
  const { user, go } = await show('/en/projects/lypa/plan/a/1/2');
  await heading('Floor 2');
  await user.click(screen.getByRole('link', { name: /^A floor up/ }));
  await heading('Floor 3');
  const floors = screen.getByRole('navigation', { name: 'Floors' });
  expect(within(floors).getByRole('link', { current: 'page' })).toHaveAccessibleName('Floor 3, 1 free flat, from ₴3M');
  await go(-1);
  await heading('Floor 2');
});

it('has breadcrumbs that lead to every level above', async () => {
  await show('/en/projects/lypa/plan/a/1/3');
  await heading('Floor 3');
  const crumbs = within(screen.getByRole('navigation', { name: 'You are here' })).getAllByRole('link');
  expect(crumbs.map((link) => link.getAttribute('href'))).toEqual([
    '/en/projects',
    '/en/projects/lypa/about',
    '/en/projects/lypa/plan',
    '/en/projects/lypa/plan/a',
    '/en/projects/lypa/plan/a/1',
  ]);
});

it('has lists where a backend has no site plan', async () => {
  const { user } = await show('/en/projects/lypa/plan', withoutPlan);
  await user.click(await screen.findByRole('link', { name: 'House A' }));
  await heading('House A');
  await user.click(screen.getByRole('link', { name: /^Floor 3/ }));
  await heading('Floor 3');
  await user.click(screen.getByRole('link', { name: 'Two-room, No. 9' }));
  expect(await heading('Two-room, No. 9')).toBeVisible();
});

it.each(['plan/z', 'plan/a/9', 'plan/a/01', 'plan/a/1/99', 'plan/a/1/x', 'plan/flat/z-1', 'plan/a/1/2/3'])(
  '%s is not found, in the browser and on the server',
  async (path) => {
    await show(`/en/projects/lypa/${path}`);
    await heading('There is no such page');
    expect((await renderOnServer({ path: `/projects/lypa/${path}`, fetch: backend.fetch })).status).toBe(404);
  },
);

it.each(['plan/a', 'plan/a/1', 'plan/a/1/3', 'plan/flat/a-1-3-9'])('%s tells programs the way to it', async (path) => {
  const { status, jsonLd } = await renderOnServer({ path: `/projects/lypa/${path}`, fetch: backend.fetch });
  expect(status).toBe(200);
  const crumbs = jsonLd?.['@graph'].find((node) => node['@type'] === 'BreadcrumbList');
  expect(JSON.stringify(crumbs)).toContain(`https://obriy.example/projects/lypa/${path}`);
});

it('shows a floor that failed, and tries again', async () => {
  let broken = true;
  const { user } = await show('/en/projects/lypa/plan/a', async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    return broken && url.includes('plannings') ? new Response('', { status: 500 }) : backend.fetch(input, init);
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  broken = false;
  await user.click(retry);
  expect(await heading('House A')).toBeVisible();
});
