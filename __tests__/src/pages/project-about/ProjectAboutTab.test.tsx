import { screen, within } from '@testing-library/react';
import { backendOfTests, townContent, startBackend } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';
import { revealAll } from '../../../support/revealAll.ts';

const backend = backendOfTests();

const open = async (path: string) => {
  const site = await renderSite({ path, fetch: backend.fetch });
  await screen.findByRole('region', { name: /Характеристики|Characteristics/ });
  return site;
};
const region = (name: string) => within(screen.getByRole('region', { name }));

it('names the characteristics in the order of the specification', async () => {
  await open('/projects/lypa/about');
  expect(
    region('Характеристики')
      .getAllByRole('term')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Клас',
    'Кількість квартир',
    'Кількість будинків',
    'Поверховість',
    'Зовнішні стіни',
    'Внутрішні стіни',
    'Опалення',
    'Технологія будівництва',
    'Утеплення',
    'Висота стелі',
    'Стан квартир',
    'Паркінг',
    'Закрита територія',
  ]);
  expect(region('Характеристики').getByText('2,8 м')).toBeVisible();
});

it('tells how far one walks to what is near, and shows it on the map', async () => {
  await open('/en/projects/lypa/about');
  const near = region('Everything near, on foot');
  expect(near.getByRole('heading', { name: 'Parks' })).toBeVisible();
  expect(near.getByText('3 minutes')).toBeVisible();
  revealAll();
  expect(await near.findByRole('button', { name: 'A square', hidden: true }, { timeout: 10_000 })).toBeInTheDocument();
});

it('shows places of the chosen categories in the list and on the map, and what one of them is', async () => {
  const demonstration = await startBackend({ contentDir: townContent });
  try {
    const { user } = await renderSite({ path: '/en/projects/halytska-terasa/about', fetch: demonstration.fetch });
    await screen.findByRole('region', { name: 'Everything near, on foot' });
    const near = region('Everything near, on foot');
    revealAll();
    await near.findByRole('application', {}, { timeout: 10_000 });
    const map = within(near.getByRole('group', { name: /^Map of the neighbourhood/ }));
    await map.findByRole('button', { name: 'Halytska Terasa', hidden: true });
    const buttons = () => map.getAllByRole('button', { hidden: true }).length;
    const all = near.getAllByRole('heading', { level: 3 }).length;
    const before = buttons();

    await user.click(near.getByRole('button', { name: /^Parks/ }));
    expect(near.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(['Parks']);
    expect(buttons()).toBeLessThan(before);
    await user.click(near.getByRole('button', { name: /9 minutes/ }));
    expect(await map.findByText('9 minutes on foot')).toBeVisible();

    await user.click(near.getByRole('button', { name: /^Parks/ }));
    expect(near.getAllByRole('heading', { level: 3 })).toHaveLength(all);
    expect(map.queryByText('9 minutes on foot')).not.toBeInTheDocument();
  } finally {
    await demonstration.close();
  }
});

it('leads from the terms of paying in parts to the calculator', async () => {
  await open('/projects/lypa/about');
  const terms = region('Платити частинами');
  expect(terms.getByText('24 місяці')).toBeVisible();
  expect(terms.getByRole('link', { name: 'Порахувати свій графік' })).toHaveAttribute('href', '/projects/lypa/bond');
});

it('shows other complexes and not this one', async () => {
  await open('/projects/lypa/about');
  const others = region('Інші комплекси');
  expect(await others.findByRole('link', { name: 'Дуб' })).toHaveAttribute('href', '/projects/dub/about');
  expect(others.queryByRole('link', { name: 'Липа' })).not.toBeInTheDocument();
});
