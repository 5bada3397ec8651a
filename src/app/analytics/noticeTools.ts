import { matchPath } from 'react-router';
import { pushToDataLayer } from '#shared/analytics';
import { paths, selectLocation, withoutLanguage } from '#shared/routing';
import type { Store } from '../store.ts';

type Tool = Extract<Parameters<typeof pushToDataLayer>[0], { event: 'use_tool' }>['tool'];

/** Pages whose query is what a visitor does with them. */
const toolPages: readonly (readonly [pattern: string, tool: Tool])[] = [
  [paths.projects, 'project_filter'],
  [paths.projectPlan, 'flat_filter'],
  [paths.planBuilding, 'flat_filter'],
  [paths.planSection, 'flat_filter'],
  [paths.planFloor, 'flat_filter'],
  [paths.projectBond, 'calculator'],
  [paths.instalmentCalculator, 'calculator'],
];

function toolOf(pathname: string): Tool | undefined {
  return toolPages.find(([pattern]) => matchPath(pattern, withoutLanguage(pathname)) !== null)?.[1];
}

/** Parts of a query that only say how a page is looked at. */
const looks = ['view', 'photo', 'drawing'];

function usedOf(search: string): string {
  const used = new URLSearchParams(search);
  for (const look of looks) used.delete(look);
  return used.toString();
}

/** Tells that a filter or the calculator was used, once a page. To be called after every action. */
export function noticeTools(store: Pick<Store, 'getState'>): () => void {
  let seen = selectLocation(store.getState());
  let told = false;

  return () => {
    const address = selectLocation(store.getState());
    if (address === seen) return;
    const samePage = address.pathname === seen.pathname;
    const changed = samePage && usedOf(address.search) !== usedOf(seen.search);
    seen = address;
    if (!samePage) told = false;
    if (!changed || told) return;
    const tool = toolOf(address.pathname);
    if (tool === undefined) return;
    told = true;
    pushToDataLayer({ event: 'use_tool', tool });
  };
}
