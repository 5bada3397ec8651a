import type { RenderedPage } from '../pageCache/index.ts';
import type { Shell } from '../shell.ts';
import type { Attempt, Renderer, RenderedView, RenderFailure } from './renderer.ts';

export interface PagesOptions {
  readonly renderer: Renderer;
  readonly compose: (view: RenderedView, options?: { readonly scripts: boolean }) => string;
  /** Sent instead of a page that does not come in time: the browser asks for the answers itself. */
  readonly shell: Shell;
  readonly hostingPage: Readonly<Record<string, unknown>>;
  readonly fetch: typeof fetch;
  readonly backendOrigin: string | undefined;
  /** What the addresses of the pages begin with. */
  readonly origin: string;
  /** Milliseconds that a render may take, with all that it asks the backend for. */
  readonly deadline: number;
  /** Milliseconds after which a page is rendered without the blocks whose answers are late; shorter than the deadline. */
  readonly patience: number;
  /** Told of what was thrown in rendering, with the query that a visitor may have written something into. */
  readonly report: (failure: RenderFailure, search: URLSearchParams) => void;
  /** Told of each page that answers were missing for. */
  readonly incomplete: () => void;
}

/** Renders a page by its path and query; with an attempt, the answer to a form. */
export type Pages = (url: string, attempt?: Attempt) => Promise<RenderedPage>;

/** Never throws: whatever happens, the visitor gets a page. */
export function createPages({
  renderer,
  compose,
  shell,
  deadline,
  patience,
  report,
  incomplete,
  origin,
  ...rest
}: PagesOptions): Pages {
  const render = async (
    url: string,
    signal: AbortSignal,
    patient: Promise<void>,
    attempt: Attempt | undefined,
  ): Promise<RenderedPage> => {
    const { searchParams } = new URL(origin + url);
    let told = false;
    const reportFailure = (failure: RenderFailure): void => {
      told = true;
      // What comes of a page that is given up is nobody's fault but the deadline's.
      if (!signal.aborted) report(failure, searchParams);
    };
    const view = await renderer
      .render({ ...rest, url: origin + url, signal, attempt, patience: patient, reportFailure })
      .catch((error: unknown) => {
        if (!told) reportFailure({ error, block: null, route: null });
        throw error;
      });
    if ('location' in view) return { ...view, html: '', cacheable: true };
    if (!view.complete) incomplete();
    // What was typed is in the markup alone: a browser that drew the form again would have to be told of it in the page's state.
    if (attempt !== undefined) {
      return { status: attempt.status, html: compose(view, { scripts: false }), cacheable: false };
    }
    return { status: view.status, html: compose(view), cacheable: view.complete };
  };

  return async (url, attempt) => {
    const abort = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const patient = Promise.withResolvers<void>();
    const patienceTimer = setTimeout(patient.resolve, patience);
    const late = new Promise<RenderedPage>((resolve) => {
      timer = setTimeout(() => {
        // The browser fills the shell in; search engines must not index it as an empty page.
        resolve({ status: 503, html: shell(url), cacheable: false });
        abort.abort();
        incomplete();
      }, deadline);
    });
    const page = render(url, abort.signal, patient.promise, attempt).catch((): RenderedPage =>
      // Most likely the backend's answers are not what they should be: that passes, and search engines come back.
      ({ status: 503, html: shell(url), cacheable: false }),
    );
    try {
      return await Promise.race([page, late]);
    } finally {
      clearTimeout(timer);
      clearTimeout(patienceTimer);
      // Nobody is left who would read what is still on its way.
      abort.abort();
    }
  };
}
