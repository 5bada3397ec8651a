import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { notBuilt } from '../../startError.ts';

/** A form that was sent and is shown again; what is in it only the renderer knows. */
export interface Attempt {
  /** HTTP status of the page that shows it. */
  readonly status: number;
}

interface SiteRequest {
  readonly url: string;
  readonly hostingPage: unknown;
  readonly fetch: typeof fetch;
  readonly backendOrigin: string | undefined;
  readonly signal: AbortSignal;
  /** Settles when blocks are not waited for any longer. */
  readonly patience?: Promise<unknown> | undefined;
  readonly reportFailure?: (failure: RenderFailure) => void;
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
  readonly attempt?: Attempt | undefined;
}

export interface SubmitRequest extends SiteRequest {
  readonly form: URLSearchParams;
  /** Makes an Idempotency-Key of what is sent. */
  readonly keyOf: (text: string) => string;
}

export interface RenderedView {
  readonly status: number;
  /** Whether every answer came, and no block was left out; a 404 is an answer. */
  readonly complete: boolean;
  readonly html: string;
  readonly head: string;
  /** JSON-LD; null when the page says nothing to programs. */
  readonly jsonLd: unknown;
  readonly state: unknown;
  readonly languageTag: string;
  readonly chunks: readonly string[];
  readonly fonts: readonly string[];
}

export interface RenderedRedirect {
  readonly status: number;
  readonly location: string;
}

/** What the server knows of the built renderer, whose source is src/server.tsx. */
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

/** Loads the built renderer; throws a StartError when it was not built. */
export async function loadRenderer(file: string): Promise<Renderer> {
  if (!existsSync(file)) throw notBuilt(file);
  return (await import(pathToFileURL(file).href)) as Renderer;
}
