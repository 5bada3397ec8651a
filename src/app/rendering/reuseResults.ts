import { freeze } from '@reduxjs/toolkit';
import type { i18n as I18n } from 'i18next';
import type { ResultCache } from '#contract/renderer.ts';
import type { ApiExtra } from '#shared/api';

type Reuse = NonNullable<ApiExtra['reuse']>;
type Result = Awaited<ReturnType<Reuse>>;

/** Milliseconds: the pages of a burst share a response. A page is cached for a minute; this makes it up to a second older. */
const freshMs = 1000;

/** Milliseconds: later pages do not join an older read, which may hang beyond their deadline. */
const joinableMs = 1500;

/** Milliseconds since the last response that must not be stored: until then pages do not wait for the read of another page. */
const unshareableMs = 10_000;

/** About the bytes of an entry without data. */
const entrySize = 1024;

interface StoredResult {
  readonly kind: 'stored';
  readonly result: Result;
  readonly etag: string | null;
  readonly freshUntil: number;
  readonly size: number;
}

interface Unshareable {
  readonly kind: 'unshareable';
  readonly until: number;
}

/** The result of a read, and its part that other pages may use. */
interface Outcome {
  readonly fresh: Result;
  readonly made: StoredResult | Unshareable | undefined;
}

interface SharedRead {
  readonly kind: 'reading';
  readonly joinableUntil: number;
  readonly known: StoredResult | undefined;
  /** False when the last page has gone and the read is aborted. */
  readonly isRunning: () => boolean;
  /** Resolves with null when this page is aborted first. */
  readonly join: (page: AbortSignal) => Promise<Outcome | null>;
}

type Entry = StoredResult | Unshareable | SharedRead;

interface ReuseOptions {
  /** Of the reading page; other pages may join the read. */
  readonly signal: AbortSignal;
  readonly now?: () => number;
}

const notModified = 304;

const pageIsOver: Result = { error: { status: 'FETCH_ERROR', error: 'The page is no longer rendered' } };

/** Estimated bytes of a result: objects take several times the length of their JSON. */
const sizeOf = (data: unknown): number => entrySize + 4 * JSON.stringify(data ?? null).length;

/** The server sends no cookies, so a response is public unless the backend forbids storing it. */
function entryOf({ data, error, meta }: Result, now: number): Outcome['made'] {
  if (error !== undefined || meta?.response?.ok !== true) return undefined;
  const { headers } = meta.response;
  if (/\bno-store\b/i.test(headers.get('cache-control') ?? '')) {
    return { kind: 'unshareable', until: now + unshareableMs };
  }
  freeze(data, true);
  // Without `meta`: request and response would take more memory than the data.
  const result = { data };
  return { kind: 'stored', result, etag: headers.get('etag'), freshUntil: now + freshMs, size: sizeOf(data) };
}

/** Starts a read that continues while any joined page waits for it. */
function shareRead(
  { joinableUntil, known }: Pick<SharedRead, 'joinableUntil' | 'known'>,
  read: (signal: AbortSignal) => Promise<Outcome>,
): SharedRead & { readonly outcome: Promise<Outcome> } {
  const abort = new AbortController();
  const outcome = read(abort.signal);
  let waiting = 0;
  return {
    kind: 'reading',
    joinableUntil,
    known,
    outcome,
    isRunning: () => !abort.signal.aborted,
    join: async (page) => {
      const left = Promise.withResolvers<null>();
      const leave = (): void => {
        left.resolve(null);
        waiting -= 1;
        if (waiting === 0) abort.abort(page.reason);
      };
      waiting += 1;
      page.addEventListener('abort', leave, { once: true });
      try {
        return await Promise.race([outcome, left.promise]);
      } finally {
        page.removeEventListener('abort', leave);
      }
    },
  };
}

/**
 * Shares a parsed response between pages: pages within a second share one read, later ones revalidate. Results are one
 * frozen object.
 */
export function reuseResults(cache: ResultCache, { signal, now = Date.now }: ReuseOptions): Reuse {
  const store = (key: string, entry: StoredResult | Unshareable): void =>
    cache.set(key, entry, entry.kind === 'stored' ? entry.size : entrySize);

  return async (request, read) => {
    if (signal.aborted) return pageIsOver;
    const key = JSON.stringify(request);
    const entry = cache.get(key) as Entry | undefined;

    const readUnshared = async (): Promise<Result> => {
      const fresh = await read();
      const made = entryOf(fresh, now());
      if (made !== undefined) store(key, made);
      return fresh;
    };

    const begin = (known: StoredResult | undefined) => {
      const own = shareRead({ joinableUntil: now() + joinableMs, known }, async (ownSignal) => {
        const headers = known?.etag ? { 'If-None-Match': known.etag } : undefined;
        const fresh = await read({ ...(headers && { headers }), signal: ownSignal });
        const unchanged = known !== undefined && fresh.error?.status === notModified;
        return {
          fresh: unchanged ? known.result : fresh,
          made: unchanged ? { ...known, freshUntil: now() + freshMs } : entryOf(fresh, now()),
        };
      });
      const settle = (made?: Outcome['made']): void => {
        if (cache.get(key) !== own) return;
        const next = made ?? known;
        if (next === undefined) cache.delete(key);
        else store(key, next);
      };
      cache.set(key, own, 1);
      own.outcome.then(
        ({ made }) => settle(made),
        () => settle(),
      );
      return own;
    };

    if (entry?.kind === 'unshareable' && now() < entry.until) return readUnshared();
    if (entry?.kind === 'stored' && now() < entry.freshUntil) return entry.result;
    if (entry?.kind === 'reading' && entry.isRunning() && now() < entry.joinableUntil) {
      const joined = await entry.join(signal);
      if (joined === null) return pageIsOver;
      // A failure, or a response that must not be stored, is for the page that began the read.
      return joined.made?.kind === 'stored' ? joined.made.result : readUnshared();
    }
    const known = entry?.kind === 'reading' ? entry.known : entry;
    const own = await begin(known?.kind === 'stored' ? known : undefined).join(signal);
    return own?.fresh ?? pageIsOver;
  };
}

/** Bounded, because interpolated values come from content and addresses. */
const mostTexts = 20_000;

/** Whether a value is another one when its JSON is. */
const isPlain = (value: unknown): boolean =>
  value === null ||
  value === undefined ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  Number.isFinite(value) ||
  (Array.isArray(value) && value.every(isPlain));

/** Memoizes translations. A server renders the same texts on every page, and lookups take a third of its time. */
export function memoizeTexts(i18n: I18n): void {
  const translate = i18n.t as unknown as (key: unknown, options?: unknown, last?: unknown) => unknown;
  const known = new Map<string, string>();
  i18n.store.on('added', () => known.clear());

  const memoized = (key: unknown, options?: unknown, last?: unknown): unknown => {
    const values: readonly unknown[] =
      typeof options === 'object' && options !== null ? Object.values(options) : [options];
    if (last !== undefined || ![key, ...values].every(isPlain)) return translate(key, options, last);
    const name = JSON.stringify([key, options]);
    const found = known.get(name);
    if (found !== undefined) return found;
    const text = translate(key, options);
    if (typeof text !== 'string') return text;
    if (known.size >= mostTexts) known.clear();
    known.set(name, text);
    return text;
  };
  i18n.t = memoized as unknown as I18n['t'];
}
