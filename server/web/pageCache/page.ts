import type { Encoding } from '../../http/encoding.ts';

export interface RenderedPage {
  readonly status: number;
  /** The target of a redirect. */
  readonly location?: string | undefined;
  readonly html: string;
  /** False for the shell after the deadline and for the page of a failed backend. */
  readonly cacheable: boolean;
  /** Lacks a failed block, which may recover soon: cached for seconds. */
  readonly shortLived?: boolean | undefined;
  /** Lower-case names; headers of this page only. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** `stale`: an older page while a newer one is made or cannot be made. `uncached`: for this visitor only. */
type Freshness = 'fresh' | 'stale' | 'uncached';

/** A page ready to send. */
export interface StoredPage {
  readonly status: number;
  readonly location: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly freshness: Freshness;
  readonly shortLived?: boolean | undefined;
  /** Compressed at the best quality. */
  readonly shrunk?: boolean;
  /** Identifies the content independently of the encoding; without quotes. */
  readonly etag: string;
  /** Empty for a redirect. */
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}

export const isRedirect = ({ status }: { status: number }): boolean => status >= 300 && status < 400;
