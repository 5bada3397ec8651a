import {
  projectApi,
  selectCalculator,
  selectPlannings,
  selectProject,
  selectProjectCard,
  selectProjectLoaded,
  selectProjectNews,
  selectProjects,
  selectSitePlan,
} from '#entities/project';
import { defaultSettings } from '#shared/config';
import { makeStore } from '../../../../src/app/store.ts';
import { held, json, testNetwork } from '../../../support/network.ts';

const { getProject, getProjects, getPlannings, getSitePlan, getCalculator, getProjectNews } = projectApi.endpoints;
const park = { alias: 'park', language: 'ua' } as const;
const settings = { ...defaultSettings, host: 'https://backend.example' };
const term = (key: string) => ({ key, name: key });
const meta = { current_page: 1, last_page: 1, per_page: 4, total: 1 };

const answers: Readonly<Record<string, () => Response>> = {
  '/api/projects': () =>
    json({
      projects: [
        { alias: 'park', title: 'Park' },
        { alias: 'yard', title: 'Yard' },
      ],
      statuses: [term('sold'), term('planned'), term('sold'), term('planned')],
    }),
  '/api/projects/park': () => json({ project: { alias: 'park', title: 'Park' } }),
  '/api/projects/park/plannings': () => json([{ id: 'a-1' }]),
  '/api/projects/park/calculator': () => json({ project: { alias: 'park' } }),
  '/api/projects/park/news?page=1': () => json({ news: { items: [{ alias: 'roof' }], meta } }),
};
const respond = (path: string): Response => answers[path]?.() ?? json(null, 404);

type Store = ReturnType<typeof makeStore>;
const loadAll = async (store: Store): Promise<void> => {
  await Promise.all([
    store.dispatch(getProject.initiate(park)),
    store.dispatch(getPlannings.initiate(park)),
    store.dispatch(getCalculator.initiate(park)),
    store.dispatch(getProjectNews.initiate(park)),
  ]);
};
const shown = (store: Store) => {
  const state = store.getState();
  return {
    project: selectProject(state, 'ua', 'park')?.title,
    flats: selectPlannings(state, 'ua', 'park').length,
    calculator: selectCalculator(state, { alias: 'park', language: 'ua' })?.alias,
    news: selectProjectNews(state, 'ua', 'park').length,
  };
};

describe('a project', () => {
  it('is loaded neither before it is asked for nor while it is on its way', async () => {
    const project = held();
    const store = makeStore({ fetch: testNetwork(() => project.answer).fetch, preloadedState: { settings } });
    expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(false);
    const asked = store.dispatch(getProject.initiate(park));
    expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(false);
    project.release(respond('/api/projects/park'));
    await asked;
    expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(true);
  });

  it('that fails to load is loaded, and leaves data, flats, calculator and news empty', async () => {
    let failing = false;
    const store = makeStore({
      fetch: testNetwork((path) => (failing && path === '/api/projects/park' ? json(null, 500) : respond(path))).fetch,
      preloadedState: { settings },
    });
    await loadAll(store);
    expect(shown(store)).toEqual({ project: 'Park', flats: 1, calculator: 'park', news: 1 });

    failing = true;
    await store.dispatch(getProject.initiate(park, { forceRefetch: true }));
    expect(selectProjectLoaded(store.getState(), 'ua', 'park')).toBe(true);
    expect(shown(store)).toEqual({ project: undefined, flats: 0, calculator: undefined, news: 0 });
  });
});

describe('the list of projects', () => {
  it('gives projects in their order, each status once, and a card by alias', async () => {
    const store = makeStore({ fetch: testNetwork(respond).fetch, preloadedState: { settings } });
    const { data } = await store.dispatch(getProjects.initiate({ language: 'ua' }));
    expect(selectProjects(store.getState(), 'ua').map(({ alias }) => alias)).toEqual(['park', 'yard']);
    expect(data?.statuses).toEqual([term('sold'), term('planned')]);
    expect(selectProjectCard(store.getState(), 'ua', 'yard')?.title).toBe('Yard');
    expect(selectProjectCard(store.getState(), 'en', 'yard')).toBeUndefined();
  });

  it('keeps its identity between two looks, so that nothing renders for nothing', async () => {
    const store = makeStore({ fetch: testNetwork(respond).fetch, preloadedState: { settings } });
    await loadAll(store);
    await store.dispatch(getProjects.initiate({ language: 'ua' }));
    expect(selectProjects(store.getState(), 'ua')).toBe(selectProjects(store.getState(), 'ua'));
    expect(selectProjectNews(store.getState(), 'ua', 'park')).toBe(selectProjectNews(store.getState(), 'ua', 'park'));
  });
});

describe('a site plan', () => {
  const plan = { image: null, buildings: [], floor_plans: [], floors: [] };
  const asked = async (answer: () => Response) => {
    const path = '/api/projects/park/site_plan';
    const store = makeStore({
      fetch: testNetwork((url) => (url === path ? answer() : respond(url))).fetch,
      preloadedState: { settings },
    });
    const before = selectSitePlan(store.getState(), 'ua', 'park');
    const { isError } = await store.dispatch(getSitePlan.initiate(park));
    return { before, isError, plan: selectSitePlan(store.getState(), 'ua', 'park') };
  };

  it('is unknown until it is there', async () => {
    expect(await asked(() => json(plan))).toEqual({ before: undefined, isError: false, plan });
  });

  it('that a backend does not have is no failure', async () => {
    expect(await asked(() => json(null, 404))).toEqual({ before: undefined, isError: false, plan: null });
    expect(await asked(() => new Response('<h1>Not found</h1>', { status: 404 }))).toEqual({
      before: undefined,
      isError: false,
      plan: null,
    });
  });

  it('that fails to come is a failure', async () => {
    expect(await asked(() => json(null, 500))).toEqual({ before: undefined, isError: true, plan: undefined });
  });
});
