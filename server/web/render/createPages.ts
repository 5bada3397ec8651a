import type { RenderedPage } from '../pageCache/index.ts';
import type { Shell } from '../shell.ts';
import type {
  Attempt,
  Renderer,
  ResultCache,
  RenderedView,
  RenderFailure,
  RenderRequest,
} from '../../../contract/renderer.ts';

export interface PagesOptions {
  readonly renderer: Renderer;
  readonly compose: (view: RenderedView, options?: { readonly scripts: boolean }) => string;
  /** Sent instead of a page that misses the deadline: the browser fetches the data itself. */
  readonly shell: Shell;
  readonly hostingPage: Readonly<Record<string, unknown>>;
  readonly fetch: typeof fetch;
  readonly backendOrigin: string | undefined;
  /** The cache of the current edition of the content; without it every render fetches for itself. */
  readonly results?: () => ResultCache;
  /** The origin of the pages' addresses. */
  readonly origin: string;
  /** Milliseconds for a render with all its backend requests. */
  readonly deadline: number;
  /** Milliseconds after which a page is rendered without its pending blocks; shorter than the deadline. */
  readonly blockTimeout: number;
  /** Called with render errors and the query, which may hold text of a visitor. */
  readonly report: (failure: RenderFailure, search: URLSearchParams) => void;
  /** Called for each page with missing data. */
  readonly incomplete: () => void;
}

/** Renders a page by its path and query; with an attempt, the response to a form. */
export type Pages = (url: string, attempt?: Attempt) => Promise<RenderedPage>;

/** Rejects every request, so that a page renders at once without data. */
const noBackend: typeof fetch = async () => Promise.reject(new Error('No backend requests'));

/** Created once, because an exception with a stack is costly. */
const pageIsOver = new DOMException('The page is no longer rendered', 'AbortError');

/**
 * A page never rejects: if it cannot be rendered, the visitor gets the shell. The response to a form does reject,
 * because the shell has no form.
 */
export function createPages({
  renderer,
  compose,
  shell,
  deadline,
  blockTimeout,
  report,
  incomplete,
  origin,
  fetch,
  results,
  ...rest
}: PagesOptions): Pages {
  const render = async (
    url: string,
    signal: AbortSignal,
    options: Pick<RenderRequest, 'fetch' | 'blocksDue' | 'attempt' | 'results'>,
  ): Promise<RenderedPage> => {
    const { searchParams } = new URL(origin + url);
    let reported = false;
    const reportFailure = (failure: RenderFailure): void => {
      reported = true;
      // Failures after the abort are the deadline's, so they are not reported.
      if (!signal.aborted) report(failure, searchParams);
    };
    const view = await renderer
      .render({ ...rest, ...options, url: origin + url, signal, reportFailure })
      .catch((error: unknown) => {
        if (!reported) reportFailure({ error, block: null, route: null });
        throw error;
      });
    if ('location' in view) return { ...view, html: '', cacheable: true };
    if (!view.complete) incomplete();
    const { attempt } = options;
    // Sent without scripts: the typed values are in the markup only, and hydration would discard them.
    if (attempt !== undefined) {
      return { status: attempt.status, html: compose(view, { scripts: false }), cacheable: false };
    }
    return { status: view.status, html: compose(view), cacheable: view.complete, shortLived: view.blockFailed };
  };

  return async (url, attempt) => {
    const abort = new AbortController();
    const blocks = Promise.withResolvers<void>();
    const blocksTimer = setTimeout(blocks.resolve, blockTimeout);
    const timedOut = Promise.withResolvers<null>();
    const deadlineTimer = setTimeout(() => {
      timedOut.resolve(null);
      abort.abort(pageIsOver);
      incomplete();
    }, deadline);
    // The exception is most likely temporary: an invalid response of the backend.
    const page = render(url, abort.signal, {
      fetch,
      attempt,
      blocksDue: blocks.promise,
      results: results?.(),
    }).catch(() => null);
    try {
      const rendered = await Promise.race([page, timedOut.promise]);
      if (rendered !== null) return rendered;
      return attempt === undefined
        ? // Search engines must not index the shell as an empty page.
          { status: 503, html: shell(url), cacheable: false }
        : await render(url, new AbortController().signal, { fetch: noBackend, attempt });
    } finally {
      clearTimeout(deadlineTimer);
      clearTimeout(blocksTimer);
      // Cancels the requests that are still pending.
      abort.abort(pageIsOver);
    }
  };
}
