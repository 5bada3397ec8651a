import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Box3, Vector3 } from 'three';
import { createCameraRig } from '../../../../src/pages/project-model/viewer/stage.ts';
import { backendOfTests, startBackend, townContent } from '../../../support/backend/backend.ts';
import { held, json, testNetwork } from '../../../support/backend/network.ts';
import { specBackend } from '../../../support/backend/specBackend.ts';
import { renderSite } from '../../../support/site/renderSite.tsx';
import { revealAll } from '../../../support/site/revealAll.ts';

const backend = backendOfTests();

const main = () => within(screen.getByRole('main'));
const tabsOf = (name: string) => within(main().getByRole('navigation', { name }));

it('shows the data of the list at once', async () => {
  const pending = held();
  const { user } = await renderSite({
    path: '/projects',
    fetch: (input, init) =>
      (input as Request).url.endsWith('/api/projects/lypa') ? pending.response : backend.fetch(input, init),
  });
  await user.click(await screen.findByRole('link', { name: 'Липа' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Липа' })).toBeVisible();
  expect(main().getByText('вул. Вигадана')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Характеристики' })).not.toBeInTheDocument();
  pending.release(await backend.fetch('/api/projects/lypa'));
  expect(await screen.findByRole('heading', { name: 'Характеристики' })).toBeVisible();
});

it('links to every tab, marks the current one, and loads the project once', async () => {
  const { fetch, requested } = testNetwork((path, language) =>
    backend.fetch(path, { headers: { 'Accept-Language': language } }),
  );
  const { user } = await renderSite({ path: '/en/projects/lypa/about', fetch });
  await screen.findByRole('heading', { level: 1, name: 'Lypa' });
  const tabs = tabsOf('Sections of the development page');
  expect(tabs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    ['about', 'plan', 'bond', 'progress', '3d-model', 'aerial-flight', 'news', 'offers', 'docs'].map(
      (tab) => `/en/projects/lypa/${tab}`,
    ),
  );
  expect(tabs.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  await user.click(tabs.getByRole('link', { name: '3D model' }));
  expect(await tabs.findByRole('link', { name: '3D model', current: 'page' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: /^Lypa ?: 3D model$/ })).toBeVisible();
  expect(requested.filter((call) => call === 'en /api/projects/lypa')).toHaveLength(1);
});

it('opens a call request about this development', async () => {
  const { user, store } = await renderSite({ path: '/projects/lypa/about', fetch: backend.fetch });
  await screen.findByRole('heading', { level: 1, name: 'Липа' });
  const [call] = main().getAllByRole('button', { name: 'Замовити дзвінок', hidden: true });
  if (call) await user.click(call);
  expect(store.getState().callRequest.draft.currentProject).toBe('lypa');
});

it('is 404 when the backend has no such development', async () => {
  await renderSite({ path: '/projects/nowhere/about', fetch: backend.fetch });
  expect(await screen.findByRole('heading', { level: 1, name: 'Такої сторінки немає' })).toHaveTextContent(
    'Такої сторінки немає',
  );
});

it('shows a failure, and tries again', async () => {
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

it('shows no flats after a failure, although they were loaded', async () => {
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

describe('ProjectAboutTab', () => {
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

  it('shows the walking time to nearby places, and shows them on the map', async () => {
    await open('/en/projects/lypa/about');
    const near = region('What is within walking distance');
    expect(near.getByRole('heading', { name: 'Parks' })).toBeVisible();
    expect(near.getByText('3 minutes')).toBeVisible();
    revealAll();
    expect(await near.findByRole('button', { name: 'A square', hidden: true })).toBeInTheDocument();
  });

  it('brings the map into view for a pressed place, and has no button for a place without a position', async () => {
    const infrastructure = [{ name: 'A square', position: { lat: 49.83, lon: 24.03 } }, { name: 'A school' }];
    const { user } = await renderSite({
      path: '/en/projects/lypky/about',
      fetch: specBackend({
        responses: { '/api/projects/lypky': { project: { alias: 'lypky', title: 'Lypky', infrastructure } } },
      }).fetch,
    });
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
    await screen.findByRole('region', { name: 'What is within walking distance' });
    const near = region('What is within walking distance');
    const square = near.getByRole('button', { name: 'A square', pressed: false });
    await user.click(square);
    expect(square).toHaveAttribute('aria-pressed', 'true');
    const map = near.getByRole('group', { name: /^Map of the neighbourhood/ });
    expect(scrolled.mock.contexts).toEqual([map.parentElement]);
    expect(near.getByText('A school').closest('button')).toBeNull();
  });

  it('shows places of the chosen categories in the list and on the map, and the label of one', async () => {
    const demonstration = await startBackend({ contentDir: townContent });
    try {
      const { user } = await renderSite({ path: '/en/projects/halytska-terasa/about', fetch: demonstration.fetch });
      await screen.findByRole('region', { name: 'What is within walking distance' });
      const near = region('What is within walking distance');
      revealAll();
      await near.findByRole('application');
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

  it('links from the instalment terms to the calculator', async () => {
    await open('/projects/lypa/about');
    const terms = region('Платити частинами');
    expect(terms.getByText('24 місяці')).toBeVisible();
    expect(terms.getByRole('link', { name: 'Порахувати свій графік' })).toHaveAttribute('href', '/projects/lypa/bond');
  });

  it('shows other developments and not this one', async () => {
    await open('/projects/lypa/about');
    const others = region('Інші комплекси');
    expect(await others.findByRole('link', { name: 'Дуб' })).toHaveAttribute('href', '/projects/dub/about');
    expect(others.queryByRole('link', { name: 'Липа' })).not.toBeInTheDocument();
  });
});

describe('ProjectProgressTab', () => {
  const show = async (path: string) => {
    const site = await renderSite({ path, fetch: backend.fetch });
    await screen.findByRole('article');
    return site;
  };
  const report = () => within(screen.getByRole('article'));

  it('shows the newest month, and the delay in words', async () => {
    await show('/en/projects/lypa/progress');
    expect(report().getByRole('heading', { name: 'October' })).toBeVisible();
    // 65 instead of the planned 75; the plan went from 55 to 75 within two months.
    expect(report().getByText('Behind schedule by four weeks')).toBeVisible();
    expect(screen.getByText('1 of 1 kinds of work is behind schedule: Frame, by four weeks.')).toBeVisible();
  });

  it('says that finished work is finished, not on schedule', async () => {
    const stages = [{ name: 'Frame', percent: 100, planned_percent: 100 }];
    const progress = [{ month: '2026-10', stages }];
    const { fetch } = specBackend({ responses: { '/api/projects/lypky/progress': { progress } } });
    await renderSite({ path: '/en/projects/lypky/progress', fetch });
    expect(await screen.findByText('All work is finished.')).toBeVisible();
  });

  it('shows it in the other language with its own plural forms', async () => {
    await show('/projects/lypa/progress');
    expect(report().getByText('Позаду плану на чотири тижні')).toBeVisible();
  });

  it('opens another month, which is in the address', async () => {
    const { user, router } = await show('/en/projects/lypa/progress');
    const months = within(screen.getByRole('navigation', { name: 'Months of construction' }));
    expect(months.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('August 2026'),
      expect.stringContaining('October 2026'),
    ]);
    await user.click(months.getByRole('link', { name: /August 2026/ }));
    expect(await report().findByRole('heading', { name: 'August' })).toBeVisible();
    expect(report().getByText('Ahead of schedule by two weeks')).toBeVisible();
    expect(months.getByRole('link', { current: true })).toHaveTextContent('August 2026');
    expect(router.state.location.search).toBe('?month=2026-08');
  });

  it('opens the month of its address, and the newest for an unknown month', async () => {
    const { go } = await show('/en/projects/lypa/progress?month=2026-08');
    expect(report().getByRole('heading', { name: 'August' })).toBeVisible();
    await go('/en/projects/lypa/progress?month=1999-01');
    expect(await report().findByRole('heading', { name: 'October' })).toBeVisible();
  });

  it('compares two months by a slider with a text value', async () => {
    await show('/en/projects/lypa/progress');
    const slider = await screen.findByRole('slider', { name: 'August 2026 on the left, October 2026 on the right' });
    expect(slider).toHaveAttribute('aria-valuetext', 'August 2026 on 50% of the picture, October 2026 on the rest');
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider).toHaveAttribute('aria-valuetext', 'August 2026 on 80% of the picture, October 2026 on the rest');
  });

  it('keeps the divider when a finger on the picture scrolls the page', async () => {
    await show('/en/projects/lypa/progress');
    const slider = await screen.findByRole('slider', { name: /^August 2026 on the left/ });
    jest.spyOn(slider, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 100));
    // jsdom's own pointer events have no coordinates.
    fireEvent(slider, new MouseEvent('pointerdown', { clientX: 180, buttons: 1, bubbles: true }));
    expect(slider).toHaveValue('90');
    fireEvent.pointerCancel(slider);
    expect(slider).toHaveValue('50');
  });

  it('compares the months of its address, and writes a choice there', async () => {
    const { user, router } = await show('/en/projects/lypa/progress?from=2026-10&to=2026-08');
    expect(await screen.findByRole('slider', { name: /^October 2026 on the left/ })).toBeInTheDocument();
    const before = screen.getByRole('combobox', { name: 'Before' });
    expect(within(before).getByRole('option', { name: 'August 2026' })).toBeDisabled();
    await user.selectOptions(before, 'October 2026');
    await waitFor(() => expect(router.state.location.search).toBe('?from=2026-10&to=2026-08'));
  });
});

describe('ProjectModelTab', () => {
  // jsdom has no WebGL, like some browsers.
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => {
    jest.restoreAllMocks();
    Reflect.deleteProperty(navigator, 'connection');
  });

  const show = (path: string) => renderSite({ path, fetch: backend.fetch });

  it('is a poster with its size until it is opened, and lists the buildings with their flats', async () => {
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

  it('says that this browser cannot render it, and keeps the list', async () => {
    const { user } = await show('/en/projects/lypa/3d-model');
    await user.click(await screen.findByRole('button', { name: 'Open the 3D model' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot show 3D');
    expect(screen.getByRole('link', { name: /^3 free flats.*House A$/ })).toBeVisible();
  });

  it('opens by itself on a fast network, and not with reduced data', async () => {
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
});

describe('the camera of the model', () => {
  const size = new Vector3(120, 25, 80);
  const bounds = new Box3().setFromCenterAndSize(new Vector3(10, 12, 5), size);
  const corners = [0, 1, 2, 3, 4, 5, 6, 7].map((bits) =>
    new Vector3(bits & 1, (bits >> 1) & 1, bits >> 2).multiply(size).add(bounds.min),
  );
  /** How much of the view the buildings take to its nearest edge; above 1 they are cut off. */
  const filled = ({ camera, controls }: ReturnType<typeof createCameraRig>): number => {
    controls.update();
    camera.updateMatrixWorld();
    const seen = corners.map((corner) => corner.clone().project(camera));
    return Math.max(...seen.map(({ x, y }) => Math.max(Math.abs(x), Math.abs(y))));
  };
  const square = 1;
  const phone = 390 / 844;

  it('keeps the buildings whole in a full screen of another shape, also after a reset', () => {
    const rig = createCameraRig(bounds, document.createElement('div'), true);
    rig.resize(square);
    expect(filled(rig)).toBeLessThan(1);
    rig.resize(phone);
    expect(filled(rig)).toBeLessThan(1);
    rig.zoom(3);
    expect(filled(rig)).toBeGreaterThan(1);
    rig.controls.reset();
    expect(filled(rig)).toBeLessThan(1);
    expect(filled(rig)).toBeGreaterThan(0.7);
  });

  it('looks from the same side and as near again when full screen is left', () => {
    const rig = createCameraRig(bounds, document.createElement('div'), true);
    rig.resize(square);
    rig.rotate(40, 10);
    rig.zoom(1.5);
    rig.controls.update();
    const before = rig.camera.position.clone();
    rig.resize(phone);
    rig.resize(square);
    expect(rig.camera.position.distanceTo(before)).toBeCloseTo(0);
  });
});

describe('ProjectAerialTab', () => {
  beforeEach(() => {
    jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  });
  afterEach(() => jest.restoreAllMocks());

  const show = async (path: string) => {
    const site = await renderSite({ path, fetch: backend.fetch });
    await screen.findByRole('img', { name: 'From above' });
    return site;
  };
  const seen = () => within(screen.getByRole('list', { name: 'In this view' }));
  const names = () =>
    seen()
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  it('is a poster until it is opened, with a list of its places', async () => {
    await show('/en/projects/lypa/aerial-flight');
    expect(screen.getByRole('button', { name: 'Look around' })).toBeVisible();
    expect(names()).toEqual(['House A3 free flats, House A', 'The school']);
    expect(seen().getByRole('link')).toHaveAttribute('href', '/en/projects/lypa/plan/a');
  });

  it('keeps the year in the address', async () => {
    const { user, router } = await show('/en/projects/lypa/aerial-flight');
    const years = within(screen.getByRole('navigation', { name: 'Year' }));
    expect(years.getByRole('link', { current: true })).toHaveTextContent('2026');
    await user.click(years.getByRole('link', { name: '2025' }));
    expect(await years.findByRole('link', { name: '2025', current: true })).toBeVisible();
    expect(router.state.location.search).toBe('?year=2025');
    expect(names()).toEqual(['House A3 free flats, House A']);
  });

  it('shows the newest flight for a year without one', async () => {
    await show('/en/projects/lypa/aerial-flight?year=1999');
    expect(names()).toHaveLength(2);
  });

  it('says that this browser cannot render it, and keeps the list', async () => {
    const { user } = await show('/en/projects/lypa/aerial-flight');
    await user.click(screen.getByRole('button', { name: 'Look around' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This browser cannot show 3D');
    expect(names()).toHaveLength(2);
  });
});
