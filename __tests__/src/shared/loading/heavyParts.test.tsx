import { act, screen } from '@testing-library/react';
import { backendOfTests } from '../../../support/backend.ts';
import { renderSite } from '../../../support/renderSite.tsx';
import { revealAll } from '../../../support/revealAll.ts';

const backend = backendOfTests();

/** How the visitor is connected, as Chromium tells it. */
class Connection extends EventTarget {
  effectiveType: string;
  saveData: boolean;

  constructor(effectiveType: string, saveData = false) {
    super();
    this.effectiveType = effectiveType;
    this.saveData = saveData;
  }
}
const connect = (connection: Connection): void => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
};
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
});

const show = async (path: string) => {
  const site = await renderSite({ path, fetch: backend.fetch });
  await screen.findByRole('heading', { level: 1 });
  return site;
};
const map = () => screen.findByRole('button', { name: 'A square', hidden: true }, { timeout: 10_000 });
const showMap = { name: 'Show the map' };

it.each([
  ['saves data', new Connection('4g', true)],
  ['has a slow connection', new Connection('2g')],
])('a map waits for a visitor who %s to ask', async (_, connection) => {
  connect(connection);
  const { user } = await show('/en/projects/lypa/about');
  revealAll();
  await user.click(await screen.findByRole('button', showMap));
  revealAll();
  expect(await map()).toBeInTheDocument();
  expect(screen.queryByRole('button', showMap)).not.toBeInTheDocument();
});

it('a map that was asked for once comes by itself on the next page', async () => {
  connect(new Connection('4g', true));
  const { user, go } = await show('/en/projects/lypa/about');
  await user.click(await screen.findByRole('button', showMap));
  await go('/en/contacts');
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('button', showMap)).not.toBeInTheDocument();
});

it('a map comes by itself where browsers do not tell, and where the connection gets better', async () => {
  const connection = new Connection('2g');
  connect(connection);
  await show('/en/projects/lypa/about');
  expect(await screen.findByRole('button', showMap)).toBeInTheDocument();
  act(() => {
    connection.effectiveType = '3g';
    connection.dispatchEvent(new Event('change'));
  });
  expect(screen.queryByRole('button', showMap)).not.toBeInTheDocument();
  revealAll();
  expect(await map()).toBeInTheDocument();
});
