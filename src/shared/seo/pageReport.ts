import { createContext } from 'react';
import type { JsonLdNode } from './jsonLdNodes.ts';

/** Of a page that is unknown (404), or that lacks its data (503). */
export type PageStatusCode = 404 | 503;

/** What a page reports to the server that renders it. */
export interface PageReport {
  /** Sets the status of the HTTP response. */
  readonly status: (status: PageStatusCode) => void;
  /** For programs that read the document; not hydrated. */
  readonly jsonLd: (nodes: readonly JsonLdNode[]) => void;
  /** How a block is rendered: within its boundary; without it, so that its exception is thrown; or not at all. */
  readonly blockMode: (block: string) => 'isolated' | 'throwing' | 'omitted';
  /** A block that begins and does not end has failed. */
  readonly blockBegins: (name: string) => void;
  readonly blockEnds: () => void;
  /** A part that shows nothing has failed. */
  readonly failed: (error: unknown, part: string) => void;
}

/** Null in a browser. */
export const PageReportContext = createContext<PageReport | null>(null);
