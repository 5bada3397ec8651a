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
  /** Sent instead of a page that does not come in time: the browser asks for the answers itself. */
  readonly shell: Shell;
  readonly hostingPage: Readonly<Record<string, unknown>>;
  readonly fetch: typeof fetch;
  readonly backendOrigin: string | undefined;
  /** Of the present edition of the content; without it every page asks the backend for itself. */
  readonly results?: () => ResultCache;
  /** What the addresses of the pages begin with. */
  readonly origin: string;
  /** Milliseconds that a render may take, with all that it asks the backend for. */
  readonly deadline: number;
  /** Milliseconds after which a page is rendered without the blocks whose answers are late; shorter than the deadline. */
  readonly blockTimeout: number;
  /** Told of what was thrown in rendering, with the query that a visitor may have written something into. */
  readonly report: (failure: RenderFailure, search: URLSearchParams) => void;
  /** Told of each page that answers were missing for. */
  readonly incomplete: () => void;
}

/** Renders a page by its path and query; with an attempt, the answer to a form. */
export type Pages = (url: string, attempt?: Attempt) => Promise<RenderedPage>;

/** Rejects every request, so that a page is rendered at once and from no answers. */
const noBackend: typeof fetch = async () => Promise.reject(new Error('The backend is not asked'));

/** Made once, because an exception with its stack takes as long as many components. */
const pageIsOver = new DOMException('The page is no longer rendered', 'AbortError');

/** A page never rejects: when it cannot be rendered, the visitor gets the shell. The answer to a form does, because the shell has no form. */
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
      // What comes of a page that is given up is nobody's fault but the deadline's.
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
    // What was typed is in the markup alone: a browser that drew the form again would have to be told of it in the page's state.
    if (attempt !== undefined) {
      return { status: attempt.status, html: compose(view, { scripts: false }), cacheable: false };
    }
    return { status: view.status, html: compose(view), cacheable: view.complete, shortLived: view.blockFailed };
  };

  return async (url, attempt) => {
    const abort = new AbortController();
    const blocks = Promise.withResolvers<void>();
    const blocksTimer = setTimeout(blocks.resolve, blockTimeout);
    const late = Promise.withResolvers<null>();
    const deadlineTimer = setTimeout(() => {
      late.resolve(null);
      abort.abort(pageIsOver);
      incomplete();
    }, deadline);
    // An exception passes, most likely: the backend's answers are not what they should be.
    const page = render(url, abort.signal, {
      fetch,
      attempt,
      blocksDue: blocks.promise,
      results: results?.(),
    }).catch(() => null);
    try {
      const rendered = await Promise.race([page, late.promise]);
      if (rendered !== null) return rendered;
      return attempt === undefined
        ? // The browser fills the shell in; search engines must not index it as an empty page.
          { status: 503, html: shell(url), cacheable: false }
        : await render(url, new AbortController().signal, { fetch: noBackend, attempt });
    } finally {
      clearTimeout(deadlineTimer);
      clearTimeout(blocksTimer);
      // Nobody is left who would read what is still on its way.
      abort.abort(pageIsOver);
    }
  };
}
