import { freeze } from '@reduxjs/toolkit';
import type { ResultCache } from '#contract/renderer.ts';
import type { ApiExtra } from '#shared/api';

type Reuse = NonNullable<ApiExtra['reuse']>;
type Result = Awaited<ReturnType<Reuse>>;

/** Milliseconds: the pages of a burst share a response. A page is cached for a minute, so this makes none of them older. */
const freshMs = 1000;

interface StoredResult {
  readonly result: Result;
  readonly etag: string | null;
  readonly freshUntil: number;
  readonly size: number;
}

/** `pending` resolves with null when nobody else may use what came. */
type Entry = StoredResult | { readonly pending: Promise<StoredResult | null> };

const notModified = 304;

/** About the bytes that a result takes. */
const sizeOf = ({ data }: Result): number => 1024 + 2 * JSON.stringify(data ?? null).length;

/** The server asks without cookies, so that a response is nobody's own, unless the backend forbids to store it. */
function isStorable({ error, meta }: Result): boolean {
  const control = meta?.response?.headers.get('cache-control') ?? '';
  return error === undefined && meta?.response?.ok === true && !/\bno-store\b/i.test(control);
}

/**
 * Reads a response once for many pages: those that are rendered within a second share it, later ones ask the backend whether it still holds.
 * The results are one and the same object, which the store need not freeze again.
 */
export function reuseResults(cache: ResultCache, now: () => number = Date.now): Reuse {
  return async (request, read) => {
    const key = JSON.stringify(request);
    const entry = cache.get(key) as Entry | undefined;
    const stored = entry !== undefined && 'pending' in entry ? await entry.pending : entry;
    if (stored && now() < stored.freshUntil) return stored.result;
    // It came, and is no use to anybody else.
    if (stored === null) return read();

    const known = stored ?? null;
    const pending = Promise.withResolvers<StoredResult | null>();
    const own = { pending: pending.promise };
    let made: StoredResult | null = null;
    cache.set(key, own, 1);
    try {
      const fresh = await read(known?.etag ? { 'If-None-Match': known.etag } : undefined);
      const status = fresh.error?.status;
      if (known !== null && status === notModified) made = { ...known, freshUntil: now() + freshMs };
      else if (isStorable(fresh)) {
        const etag = fresh.meta?.response?.headers.get('etag') ?? null;
        freeze(fresh.data, true);
        made = { result: fresh, etag, freshUntil: now() + freshMs, size: sizeOf(fresh) };
      }
      return made?.result ?? fresh;
    } finally {
      if (cache.get(key) === own) {
        if (made === null) cache.delete(key);
        else cache.set(key, made, made.size);
      }
      pending.resolve(made);
    }
  };
}
