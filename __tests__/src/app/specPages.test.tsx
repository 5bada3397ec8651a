import { specBackend } from '../../support/specBackend.ts';
import { renderOnServer } from '../../support/renderOnServer.ts';

const paths = [
  '/',
  '/about',
  '/contacts',
  '/projects',
  '/projects/lypky/about',
  '/projects/lypky/plan',
  '/projects/lypky/bond',
  '/projects/lypky/progress',
  '/projects/lypky/3d-model',
  '/projects/lypky/aerial-flight',
  '/projects/lypky/news',
  '/projects/lypky/offers',
  '/projects/lypky/docs',
  '/offers',
  '/offers/winter',
  '/news',
  '/news/roof',
  '/instalment_calculator',
  '/favourites',
  '/appointment/select_date',
];

describe('a backend that keeps SPEC.md and no more', () => {
  it.each(paths.flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]))('has %s', async (path) => {
    const { status, html, complete } = await renderOnServer({ path, fetch: specBackend().fetch });
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    const text = body.textContent;
    expect({ status, complete, alerts: body.querySelectorAll('[role=alert]').length }).toEqual({
      status: 200,
      complete: true,
      alerts: 0,
    });
    expect(body.querySelectorAll('h1')).toHaveLength(1);
    expect(text).not.toMatch(/null|undefined|NaN|\{\{/);
  });
});
