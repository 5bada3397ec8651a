import { createContext } from 'react';
import type { JsonLdNode } from './jsonLdNodes.ts';

/** What a page that is not simply there says of itself: unknown, or without the answers that make it. */
export type PageStatusCode = 404 | 503;

/** What a page tells the server that renders it. */
export interface PageReport {
  /** To be the status of the HTTP answer. */
  readonly status: (status: PageStatusCode) => void;
  /** For programs that read the document; not a part of what comes alive in a browser. */
  readonly jsonLd: (nodes: readonly JsonLdNode[]) => void;
  /** How a block is rendered: within its boundary; without it, so that its exception is thrown; or not at all. */
  readonly blockMode: (block: string) => 'isolated' | 'throwing' | 'omitted';
  /** A block that begins and does not end has failed. */
  readonly blockBegins: (name: string) => void;
  readonly blockEnds: () => void;
  /** A part that shows nothing has failed. */
  readonly failed: (error: unknown, part: string) => void;
}

/** Set by the server alone; a browser has nobody to tell. */
export const PageReportContext = createContext<PageReport | null>(null);
