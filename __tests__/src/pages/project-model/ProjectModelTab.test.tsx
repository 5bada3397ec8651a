import { screen, within } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';
import { revealAll } from '../../../support/revealAll.ts';

const backend = backendOfTests();

// jsdom draws nothing, as some browsers do.
beforeEach(() => {
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
});
afterEach(() => {
  jest.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

const show = (path: string) => renderSite({ path, fetch: backend.fetch });

it('is a poster with its size until it is asked for, and lists the buildings with their flats', async () => {
  await show('/en/projects/lypa/3d-model');
  expect(await screen.findByRole('img', { name: 'The model' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open the 3D model' })).toBeVisible();
  expect(screen.getByText(/\d+ kB/)).toBeVisible();
  const buildings = within(screen.getByRole('list', { name: 'Buildings' }));
  expect(buildings.getByRole('link', { name: /^3 free flats.*House A$/ })).toHaveAttribute(
    'href',
    '/en/projects/lypa/plan/a',
  );
  expect(buildings.queryByRole('button')).not.toBeInTheDocument();
  revealAll();
  expect(screen.getByRole('button', { name: 'Open the 3D model' })).toBeVisible();
});

it('says that this browser does not draw, and the list stays', async () => {
  const { user } = await show('/en/projects/lypa/3d-model');
  await user.click(await screen.findByRole('button', { name: 'Open the 3D model' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This browser does not draw in three dimensions');
  expect(screen.getByRole('link', { name: /^3 free flats.*House A$/ })).toBeVisible();
});

it('comes by itself when the network is fast, and not to those who save data', async () => {
  Object.defineProperty(navigator, 'connection', {
    value: { effectiveType: '4g', saveData: false },
    configurable: true,
  });
  const { unmount } = await show('/en/projects/lypa/3d-model');
  await screen.findByRole('img', { name: 'The model' });
  revealAll();
  expect(await screen.findByRole('alert')).toBeVisible();
  unmount();

  Object.defineProperty(navigator, 'connection', {
    value: { effectiveType: '4g', saveData: true },
    configurable: true,
  });
  await show('/en/projects/lypa/3d-model');
  await screen.findByRole('img', { name: 'The model' });
  revealAll();
  expect(screen.getByRole('button', { name: 'Open the 3D model' })).toBeVisible();
});
