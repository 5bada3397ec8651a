import { createMemoryRouter } from 'react-router';
import { defaultSettings, type Language } from '#shared/config';
import { createTranslations } from '#shared/i18n';
import { createRoutes } from '../../../src/app/routes/createRoutes.tsx';
import { localizedRoutes } from '../../../src/app/routes/localizedRoutes.ts';
import { makeStore } from '../../../src/app/store.ts';
import { json, testNetwork } from '../../support/network.ts';

const settings = { ...defaultSettings, host: 'https://backend.example' };

const routerAt = async (path: string, defaultLanguage: Language = 'ua') => {
  const store = makeStore({ fetch: testNetwork(() => json(null, 404)).fetch, preloadedState: { settings } });
  const translations = createTranslations(async () => ({}));
  const router = createMemoryRouter(createRoutes({ store, translations, defaultLanguage, awaitQueries: false }), {
    initialEntries: [path],
  });
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized, navigation }) => {
      if (!initialized || navigation.state !== 'idle') return;
      stop();
      resolve();
    });
    if (router.state.initialized) resolve();
  });
  const { location, matches, errors } = router.state;
  router.dispose();
  return {
    path: location.pathname + location.search,
    route: matches.at(-1)?.route.id,
    params: matches.at(-1)?.params,
    errors,
  };
};

describe('every route', () => {
  const routes = localizedRoutes('ua').filter(({ entry }) => 'load' in entry && entry.name !== 'ProjectPage');

  it.each(routes.map(({ name, path }) => [name, path.replace(':alias', 'obriy-park')]))(
    '%s is found at %s',
    async (name, path) => {
      await expect(routerAt(path)).resolves.toMatchObject({ route: name, path, errors: null });
    },
  );

  it('has a name of its own', () => {
    const names = localizedRoutes('ua').map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['HomePage', 'HomePage_en', 'AppointmentPage', 'AppointmentPage_en']));
  });

  it('gives its page the parameters of the path', async () => {
    await expect(routerAt('/en/news/winter-yard')).resolves.toMatchObject({ params: { alias: 'winter-yard' } });
  });

  it('moves its prefix when English is the default', async () => {
    await expect(routerAt('/projects', 'en')).resolves.toMatchObject({ route: 'ProjectsPage' });
    await expect(routerAt('/ua/projects', 'en')).resolves.toMatchObject({ route: 'ProjectsPage_ua' });
  });
});

describe('a redirect', () => {
  it.each([
    ['/projects/obriy-park', '/projects/obriy-park/about'],
    ['/en/projects/obriy-park?utm_source=letter', '/en/projects/obriy-park/about?utm_source=letter'],
    ['/appointment', '/appointment/select_date'],
    ['/EN/News?utm_source=letter', '/en/news?utm_source=letter'],
    ['/Projects/Obriy-Park/PLAN', '/projects/obriy-park/plan'],
    ['/en/appointment', '/en/appointment/select_date'],
    ['/de/projects', '/projects'],
    ['/ua/news?category=sales', '/news?category=sales'],
  ])('leads from %s to %s', async (from, to) => {
    await expect(routerAt(from)).resolves.toMatchObject({ path: to, errors: null });
  });
});

describe('an unknown path', () => {
  it.each(['/nothing', '/de/nothing', '/de//news', '/projects/obriy-park/nothing', '/news/a/b'])(
    '%s shows the not-found page where it stands',
    async (path) => {
      await expect(routerAt(path)).resolves.toMatchObject({ path, route: 'fallback_ua', errors: null });
    },
  );

  it('may be malformed', async () => {
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    await expect(routerAt('/%E0%A4%A')).resolves.toMatchObject({
      path: '/%E0%A4%A',
      route: 'fallback_ua',
      errors: null,
    });
    expect(warned).toHaveBeenCalled();
  });

  it('may be of any length', async () => {
    const path = `/${'x'.repeat(10_000)}`;
    await expect(routerAt(path)).resolves.toMatchObject({ path, route: 'fallback_ua' });
  });

  it('speaks the language of its prefix', async () => {
    await expect(routerAt('/en/nothing')).resolves.toMatchObject({ route: 'fallback_en' });
  });
});
