import { matchRoutes, type RouteObject } from 'react-router';
import { createTranslations } from '#shared/i18n';
import { createRoutes } from '../../../src/app/routes/createRoutes.tsx';
import type { RouteChunks } from '../../../src/app/routes/routeTypes.ts';
import { makeStore } from '../../../src/app/store.ts';
import { routeBudgets } from '../../../tools/budgets.ts';

const routes = createRoutes({
  store: makeStore({ fetch }),
  translations: createTranslations(async () => ({})),
  defaultLanguage: 'ua',
  awaitQueries: false,
});
const chunkOf = ({ handle }: RouteObject): string[] => [(handle as RouteChunks | undefined)?.chunk ?? []].flat();
const allChunks = (objects: readonly RouteObject[]): string[] =>
  objects.flatMap((route) => [...chunkOf(route), ...allChunks(route.children ?? [])]);

test.each(routeBudgets)('$path is weighed with the chunks that its routes name', ({ path, chunks }) => {
  const matched = matchRoutes(routes, path.replace('{alias}', 'any')) ?? [];
  expect(matched.flatMap(({ route }) => chunkOf(route))).toEqual(chunks);
});

test('no page goes unweighed', () => {
  const weighed = new Set(routeBudgets.flatMap(({ chunks }) => chunks));
  expect(allChunks(routes).filter((chunk) => !weighed.has(chunk))).toEqual([]);
});
