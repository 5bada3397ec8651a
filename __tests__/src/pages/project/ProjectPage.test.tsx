import { screen, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { held, json, testNetwork } from '../../../support/network.ts';
import { renderSite } from '../../../support/renderSite.tsx';

const backend = backendOfTests();

const main = () => within(screen.getByRole('main'));
const tabsOf = (name: string) => within(main().getByRole('navigation', { name }));

it('shows at once what the list already knows', async () => {
  const answer = held();
  const { user } = await renderSite({
    path: '/projects',
    fetch: (input, init) =>
      (input as Request).url.endsWith('/api/projects/lypa') ? answer.answer : backend.fetch(input, init),
  });
  await user.click(await screen.findByRole('link', { name: 'Липа' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Липа' })).toBeVisible();
  expect(main().getByText('вул. Вигадана')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Характеристики' })).not.toBeInTheDocument();
  answer.release(await backend.fetch('/api/projects/lypa'));
  expect(await screen.findByRole('heading', { name: 'Характеристики' })).toBeVisible();
});

it('leads to every tab, marks the one on the screen, and asks for the project once', async () => {
  const { fetch, asked } = testNetwork((path, language) =>
    backend.fetch(path, { headers: { 'Accept-Language': language } }),
  );
  const { user } = await renderSite({ path: '/en/projects/lypa/about', fetch });
  await screen.findByRole('heading', { level: 1, name: 'Lypa' });
  const tabs = tabsOf('Parts of the complex');
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['about', 'plan', 'bond', 'progress', '3d-model', 'aerial-flight', 'news', 'offers', 'docs'].map(
      (tab) => `/en/projects/lypa/${tab}`,
    ),
  );
  expect(tabs.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  await user.click(tabs.getByRole('link', { name: '3D model' }));
  expect(await tabs.findByRole('link', { name: '3D model', current: 'page' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Lypa' })).toBeVisible();
  expect(asked.filter((call) => call === 'en /api/projects/lypa')).toHaveLength(1);
});

it('asks for a call about this complex', async () => {
  const { user, store } = await renderSite({ path: '/projects/lypa/about', fetch: backend.fetch });
  await screen.findByRole('heading', { level: 1, name: 'Липа' });
  const [call] = main().getAllByRole('button', { name: 'Замовити дзвінок', hidden: true });
  if (call) await user.click(call);
  expect(store.getState().callRequest.draft.currentProject).toBe('lypa');
});

it('is not found when the backend knows no such complex', async () => {
  await renderSite({ path: '/projects/nowhere/about', fetch: backend.fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'Такої сторінки немає' })).toHaveTextContent(
    'Такої сторінки немає',
  );
});

it('says that it failed, and tries again', async () => {
  let failing = true;
  const broken = testNetwork(() => json(null, 500)).fetch;
  const { user } = await renderSite({
    path: '/projects/lypa/about',
    fetch: (input, init) => (failing ? broken(input, init) : backend.fetch(input, init)),
  });
  const retry = await screen.findByRole('button', { name: 'Спробувати ще раз' });
  failing = false;
  await user.click(retry);
  expect(await screen.findByRole('heading', { level: 1, name: 'Липа' })).toBeVisible();
});

it('that failed shows no flats either, although they came', async () => {
  await renderSite({
    path: '/en/projects/lypa/plan',
    fetch: (input, init) =>
      (input as Request).url.endsWith('/api/projects/lypa')
        ? Promise.resolve(json(null, 500))
        : backend.fetch(input, init),
  });
  await screen.findByRole('alert');
  expect(screen.queryByText('4 flats')).not.toBeInTheDocument();
});
