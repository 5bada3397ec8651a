import { brotliOf, compact } from '../../http/compress.ts';
import type { Encoding } from '../../http/encoding.ts';
import { hashOf } from '../../http/etag.ts';
import { type StoredPage, isRedirect, type RenderedPage } from './page.ts';

/** Brotli qualities measured in docs/decisions/page-cache.md: for bursts, for a single visitor, for the background. */
const inBurst = 2;
const whileWaiting = 5;
const inBackground = 11;

/** Equal for equal pages, whenever they were rendered. */
function etagOf({ status, location, headers }: RenderedPage, html: Buffer): string {
  const rest = JSON.stringify([status, location, headers]);
  return hashOf(rest, html);
}

async function bodiesOf(html: Buffer, quality: number): Promise<StoredPage['bodies']> {
  return new Map<Encoding, Buffer>([
    ['identity', html],
    ['br', await brotliOf(html, quality)],
  ]);
}

/** Compresses off the event loop, faster in a `burst`; reuses the bytes of an equal `earlier` page. */
export async function encodePage(
  page: RenderedPage,
  { earlier, burst }: { readonly earlier: StoredPage | undefined; readonly burst: boolean },
): Promise<StoredPage> {
  const html = compact(Buffer.from(page.html));
  const etag = etagOf(page, html);
  const freshness = page.cacheable ? 'fresh' : 'uncached';
  const { status, location, headers = {}, shortLived } = page;
  if (earlier?.etag === etag && page.cacheable && earlier.shortLived === shortLived) return earlier;
  const bodies =
    isRedirect(page) || html.length === 0
      ? new Map<Encoding, Buffer>()
      : await bodiesOf(html, burst ? inBurst : whileWaiting);
  return { status, location, headers, freshness, shortLived, etag, bodies };
}

/** Recompresses the page with the best brotli quality, which takes about sixty times as long. */
export async function shrinkPage(page: StoredPage): Promise<StoredPage> {
  const html = page.bodies.get('identity');
  if (html === undefined) return page;
  return { ...page, bodies: new Map(page.bodies).set('br', await brotliOf(html, inBackground)) };
}

/** The size for the cache's limit: key and bodies, with an estimate for objects and headers. */
export function bytesOf(key: string, page: StoredPage): number {
  let bytes = 1024 + 2 * key.length;
  for (const body of page.bodies.values()) bytes += body.length;
  for (const [name, value] of Object.entries(page.headers)) bytes += name.length + value.length;
  return bytes;
}
