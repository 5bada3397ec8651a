/** A submitted form to render again; its contents are internal to the renderer. */
export interface Attempt {
  /** HTTP status of the page that shows it. */
  readonly status: number;
  /** Whether a backend without idempotency keys may have accepted it: sending it again could create a second lead. */
  readonly uncertain: boolean;
}

/**
 * Parsed backend responses, shared between pages. The owner starts an empty cache when the content changes; the cache
 * is an LRU.
 */
export interface ResultCache {
  readonly get: (key: string) => unknown;
  /** `size`: approximate bytes of the value. */
  readonly set: (key: string, value: object, size: number) => void;
  readonly delete: (key: string) => void;
}

export interface SiteRequest {
  /** Absolute. */
  readonly url: string;
  /** The value of `window.siteSettings`. */
  readonly hostingPage: unknown;
  /** The way to the backend, and the origin under which it has it. */
  readonly fetch: typeof fetch;
  readonly backendOrigin: string | undefined;
  readonly signal: AbortSignal;
}

/** An exception in rendering. */
export interface RenderFailure {
  readonly error: unknown;
  /** The block that was left out; null: the whole page. */
  readonly block: string | null;
  /** The pattern of the page's path; null where the exception came before it was known. */
  readonly route: string | null;
}

export interface RenderRequest extends SiteRequest {
  /** Settles when the page must be rendered without its pending blocks; absent: all responses are awaited. */
  readonly blocksDue?: Promise<unknown> | undefined;
  /** Called with exceptions in rendering: of a block, and of the page, which is also thrown. */
  readonly reportFailure?: (failure: RenderFailure) => void;
  readonly attempt?: Attempt | undefined;
  /** Without it every response is read for this page alone. */
  readonly results?: ResultCache | undefined;
}

export interface SubmitRequest extends SiteRequest {
  readonly form: URLSearchParams;
  /** Makes an Idempotency-Key of the submitted values. */
  readonly keyOf: (text: string) => string;
}

export interface RenderedView {
  readonly status: number;
  /**
   * Whether all responses arrived. A 404 counts as a response; pending extensions do not matter, because the browser
   * fetches them.
   */
  readonly complete: boolean;
  /** Whether an exception left a block out. */
  readonly blockFailed: boolean;
  /** The page itself, to be put into the element that the client hydrates. */
  readonly html: string;
  /** Title, description and their like, for the head. */
  readonly head: string;
  /** Structured data for a script element of type `application/ld+json`; null when there is none. */
  readonly jsonLd: unknown;
  /** The state for hydration. */
  readonly state: unknown;
  /** Deeply immutable objects of the state that several pages share. */
  readonly sharedState?: WeakSet<object>;
  readonly languageTag: string;
  /** Names of the chunks that the page consists of, beside the entry. */
  readonly chunks: readonly string[];
}

export interface RenderedRedirect {
  readonly status: number;
  /** A path of the site. */
  readonly location: string;
}

/** A page with the chunks that it consists of, beside the entry. */
export interface PageChunks {
  /** A pattern, without the language prefix. */
  readonly path: string;
  readonly chunks: readonly string[];
}

/** The exports of src/server.tsx. */
export interface Renderer {
  readonly render: (request: RenderRequest) => Promise<RenderedView | RenderedRedirect>;
  readonly pageStateId: string;
  /** Where the form of the call request is sent to, in each language. */
  readonly callRequestPaths: (hostingPage: unknown) => readonly string[];
  /** Sends a call request that came as a form; null: it is accepted. */
  readonly submitCallRequest: (request: SubmitRequest) => Promise<Attempt | null>;
  /** Whether a query parameter only tracks the source of a visit. */
  readonly isTrackingParameter: (name: string) => boolean;
}
