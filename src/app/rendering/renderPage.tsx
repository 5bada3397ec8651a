import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { storeHeads, withHeadsOnly } from '#entities/project';
import { withSearchOnly } from '#features/flat-search';
import { resultsOf, type SentResults } from '#shared/api';
import { type JsonLdNode, type PageReport, PageReportContext, type PageStatusCode } from '#shared/seo';
import type { RouteChunks } from '../routes/routeTypes.ts';
import type { Store } from '../store.ts';
import { type PagePlace, withPlanParts } from './planParts.ts';

/** The query results that the browser needs to render the page again. */
export function queriesOfPage(
  { dispatch, getState }: Pick<Store, 'dispatch' | 'getState'>,
  handles: readonly RouteChunks[],
  place: PagePlace,
): SentResults {
  dispatch(storeHeads(handles.flatMap(({ projectTab }) => projectTab ?? [])));
  return withPlanParts(withHeadsOnly(withSearchOnly(resultsOf(getState()))), place);
}

export interface BlockFailure {
  readonly error: unknown;
  /** The block that was left out; null: the whole page. */
  readonly block: string | null;
}

export interface Rendered {
  readonly markup: string;
  readonly status: PageStatusCode | undefined;
  readonly jsonLd: readonly JsonLdNode[];
  readonly failures: readonly BlockFailure[];
}

/** Each exception costs one more render: so many are looked for. */
const mostFailures = 5;

/** Collects a page's reports while it renders. `open`: blocks that have started and not finished. */
function reporting(page: ReactNode, blockMode: PageReport['blockMode']) {
  const reported = {
    status: undefined as PageStatusCode | undefined,
    jsonLd: [] as JsonLdNode[],
    failures: [] as BlockFailure[],
  };
  const open: string[] = [];
  const report: PageReport = {
    status: (status) => Object.assign(reported, { status }),
    jsonLd: (nodes) => reported.jsonLd.push(...nodes),
    blockMode,
    blockBegins: (name) => open.push(name),
    blockEnds: () => open.pop(),
    failed: (error, part) => reported.failures.push({ error, block: part }),
  };
  const element = (
    <div id="root">
      <PageReportContext value={report}>{page}</PageReportContext>
    </div>
  );
  return { reported, open, render: () => renderToString(element) };
}

/** renderToString drops the exceptions of blocks. Rendered without boundaries, the page throws them, one after the other. */
function findFailures(page: ReactNode, count: number): readonly BlockFailure[] {
  const found: BlockFailure[] = [];
  while (found.length < Math.min(count, mostFailures)) {
    const { open, render } = reporting(page, (name) =>
      found.some(({ block }) => block === name) ? 'omitted' : 'throwing',
    );
    try {
      render();
      break;
    } catch (error) {
      found.push({ error, block: open.at(-1) ?? null });
    }
  }
  return found;
}

/** Throws errors from outside all blocks. */
export function renderPage(page: ReactNode): Rendered {
  const { reported, open, render } = reporting(page, () => 'isolated');
  const markup = render();
  return { ...reported, markup, failures: [...reported.failures, ...findFailures(page, open.length)] };
}
