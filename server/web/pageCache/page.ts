import type { Encoding } from '../../http/encoding.ts';

export interface RenderedPage {
  readonly status: number;
  /** Where a redirect leads. */
  readonly location?: string | undefined;
  readonly html: string;
  /** False for what must not be shown to the next visitor: the shell after the deadline, the page of a failed backend. */
  readonly cacheable: boolean;
  /** For a page without a block that failed, which may be well the next moment: it is kept for seconds. */
  readonly shortLived?: boolean | undefined;
  /** Names in lower case, for this page alone. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

/** `stale`: an older page while a newer one is made or cannot be made. `unkept`: for this visitor alone. */
export type Freshness = 'fresh' | 'stale' | 'unkept';

/** A page ready to be written. */
export interface CachedPage {
  readonly status: number;
  readonly location: string | undefined;
  readonly headers: Readonly<Record<string, string>>;
  readonly freshness: Freshness;
  readonly shortLived?: boolean | undefined;
  /** Names what the page says, in whatever encoding; no quotes. */
  readonly etag: string;
  /** Empty for a redirect. */
  readonly bodies: ReadonlyMap<Encoding, Buffer>;
}

export const isRedirect = ({ status }: { status: number }): boolean => status >= 300 && status < 400;
