import { screen, within } from '@testing-library/react';
import { fixtureContent, startBackend, type TestBackend } from '../../../support/backend.ts';
import { json, testNetwork } from '../../../support/network.ts';
import { renderSite } from '../../../support/renderSite.tsx';
import { revealAll } from '../../../support/revealAll.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startBackend({ contentDir: fixtureContent });
});
afterAll(() => backend.close());

const open = (path: string) => renderSite({ path, fetch: backend.fetch });
const titles = () => screen.getAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);
const main = () => within(screen.getByRole('main'));

describe('the list of complexes', () => {
  it('shows every complex, and leads from it to its page', async () => {
    await open('/projects');
    expect(await screen.findByText('2 комплекси')).toBeVisible();
    expect(main().getByRole('link', { name: 'Липа' })).toHaveAttribute('href', '/projects/lypa/about');
  });

  it('says the same in English', async () => {
    await open('/en/projects');
    expect(await screen.findByText('2 complexes')).toBeVisible();
    expect(main().getByRole('link', { name: 'Lypa' })).toHaveAttribute('href', '/en/projects/lypa/about');
    expect(main().getByText(/Pick a complex through its location icon/)).toBeVisible();
  });

  it('says why there is no price', async () => {
    await open('/projects?status=planned');
    expect(await screen.findByText('Ціни оголосимо на старті продажу')).toBeVisible();
    expect(main().queryByText(/кімнат$/)).not.toBeInTheDocument();
  });

  it('keeps the filter in the address and says how many are left', async () => {
    const { user, router } = await open('/projects');
    await screen.findByText('2 комплекси');
    await user.click(main().getByRole('button', { name: 'Фільтри' }));
    await user.click(main().getByRole('button', { name: /^Планується/ }));
    expect(await screen.findByText('1 комплекс')).toBeVisible();
    expect(titles()).toHaveLength(1);
    expect(router.state.location.search).toBe('?status=planned');
  });

  it('offers to clear the filters when nothing fits', async () => {
    const { user, router } = await open('/projects?status=nobody&sort=price');
    expect(await screen.findByRole('heading', { name: 'Такого комплексу в нас поки немає' })).toBeVisible();
    const [clear] = main().getAllByRole('button', { name: 'Скинути фільтри' });
    if (clear) await user.click(clear);
    expect(await screen.findByText('2 комплекси')).toBeVisible();
    expect(router.state.location.search).toBe('?sort=price');
  });

  it('keeps on a narrow screen the view that was chosen in the address', async () => {
    const { user, router } = await open('/projects');
    await user.click(main().getByRole('button', { name: 'Мапа' }));
    expect(await main().findByRole('button', { name: 'Мапа', pressed: true })).toBeVisible();
    expect(router.state.location.search).toBe('?view=map');
  });
});

describe('the map of complexes', () => {
  it('names a button for every complex; one that is pressed shows its complex', async () => {
    const { user } = await open('/projects');
    await screen.findByText('2 комплекси');
    revealAll();
    const marker = await screen.findByRole('button', { name: 'Липа', hidden: true }, { timeout: 10_000 });
    expect(screen.getAllByRole('link', { name: 'Липа' })).toHaveLength(1);
    await user.click(marker);
    expect(marker).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getAllByRole('link', { name: 'Липа' })).toHaveLength(2);
  });
});

it('offers to try again when the complexes did not come', async () => {
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
