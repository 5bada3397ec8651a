/** A form that was sent and is shown again; what is in it only the renderer knows. */
export interface Attempt {
  /** HTTP status of the page that shows it. */
  readonly status: number;
  /** Whether a backend that knows no keys may have it nevertheless: the same POST once more might be a second lead. */
  readonly uncertain: boolean;
}

/**
 * What was read of the backend's responses to one page and may be used for others. Its owner takes an empty one when the content changes; it
 * drops what was not used for longest.
 */
export interface ResultCache {
  readonly get: (key: string) => unknown;
  /** `size`: about how many bytes the value takes. */
  readonly set: (key: string, value: object, size: number) => void;
  readonly delete: (key: string) => void;
}

export interface SiteRequest {
  /** Absolute. */
  readonly url: string;
  /** What the hosting page will say in `window.siteSettings`. */
  readonly hostingPage: unknown;
  /** The way to the backend, and the origin under which it has it. */
  readonly fetch: typeof fetch;
  readonly backendOrigin: string | undefined;
  readonly signal: AbortSignal;
}

/** An exception in rendering. */
export interface RenderFailure {
  readonly error: unknown;
  /** The block that was left out; null: all of the page. */
  readonly block: string | null;
  /** The pattern of the page's path; null where the exception came before it was known. */
  readonly route: string | null;
}

export interface RenderRequest extends SiteRequest {
  /** Settles when the page is rendered without the blocks whose answers are late; without it every answer is awaited. */
  readonly blocksDue?: Promise<unknown> | undefined;
  /** Hears of exceptions in rendering: of those that cost a block, and of the one that costs the page, which is thrown as well. */
  readonly reportFailure?: (failure: RenderFailure) => void;
  readonly attempt?: Attempt | undefined;
  /** Without it every response is read for this page alone. */
  readonly results?: ResultCache | undefined;
}

export interface SubmitRequest extends SiteRequest {
  readonly form: URLSearchParams;
  /** Makes an Idempotency-Key of what is sent. */
  readonly keyOf: (text: string) => string;
}

export interface RenderedView {
  readonly status: number;
  /** Whether every answer came; a 404 is an answer, and the browser fetches the names of extensions that did not come. */
  readonly complete: boolean;
  /** Whether an exception left a block out. */
  readonly blockFailed: boolean;
  /** The page itself, to be put into the element that the client hydrates. */
  readonly html: string;
  /** Title, description and their like, for the head. */
  readonly head: string;
  /** What the page says to programs, to stand in a script element of type `application/ld+json`; null when it says nothing. */
  readonly jsonLd: unknown;
  /** What a browser hydrates the page from. */
  readonly state: unknown;
  /** Objects of the state that never change, in all their depth, and come with other pages as well. */
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

/** What src/server.tsx exports, and all that the server knows of it. */
export interface Renderer {
  readonly render: (request: RenderRequest) => Promise<RenderedView | RenderedRedirect>;
  readonly pageStateId: string;
  /** Where the form of the call request is sent to, in each language. */
  readonly callRequestPaths: (hostingPage: unknown) => readonly string[];
  /** Sends a call request that came as a form; null: it is accepted. */
  readonly submitCallRequest: (request: SubmitRequest) => Promise<Attempt | null>;
  /** Whether a query parameter only says where a visitor came from. */
  readonly isTrackingParameter: (name: string) => boolean;
}
