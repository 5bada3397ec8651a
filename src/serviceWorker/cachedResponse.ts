import { asOfHeader, asOfMeta } from '#shared/offline';
import type { Kind } from './kindOf.ts';

/** Size and title of a copy in headers, so that bodies need not be read. */
const bytesHeader = 'x-bytes';
const titleHeader = 'x-title';

const expectedType: Readonly<Record<Kind, RegExp>> = {
  page: /^text\/html\b/,
  data: /^application\/json\b/,
  picture: /^image\//,
  asset: /^(?:text\/(?:css|javascript)|image\/|application\/(?:javascript|json|geo\+json))/,
};

/**
 * Whether a response is complete, successful, of the expected type and storable. Private responses are storable for
 * data, not for pages.
 */
export function isCacheable(kind: Kind, response: Response): boolean {
  const control = response.headers.get('cache-control') ?? '';
  if (response.status !== 200 || response.redirected || response.type === 'opaque') return false;
  // A private picture is a temporary stand-in while the real one is encoded.
  const isPrivate = /\bprivate\b/i.test(control);
  if (/\bno-store\b/i.test(control) || (isPrivate && (kind === 'page' || kind === 'picture'))) return false;
  return expectedType[kind].test(response.headers.get('content-type') ?? '');
}

/** The server's date, because the local clock may be wrong. */
function momentOf(headers: Headers): Date {
  const sent = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(sent)) return new Date();
  return new Date(sent - Number(headers.get('age') ?? 0) * 1000);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole).trim();
}

/** A copy with headers for date, size and title. The body is already decompressed. */
export async function toCopy(kind: Kind, response: Response): Promise<Response> {
  const body = await response.arrayBuffer();
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(asOfHeader, momentOf(response.headers).toISOString());
  headers.set(bytesHeader, String(body.byteLength));
  if (kind === 'page') headers.set(titleHeader, encodeURIComponent(titleOf(new TextDecoder().decode(body))));
  return new Response(body, { status: 200, headers });
}

interface CopyFacts {
  /** ISO. */
  readonly asOf: string;
  readonly bytes: number;
  readonly title: string;
}

export function factsOf({ headers }: Response): CopyFacts {
  return {
    asOf: headers.get(asOfHeader) ?? new Date(0).toISOString(),
    bytes: Number(headers.get(bytesHeader) ?? 0),
    title: decodeURIComponent(headers.get(titleHeader) ?? ''),
  };
}

/** Milliseconds: on a slow network a copy of this age counts as fresh. */
const asGoodAsNew = 30_000;

/** Whether a copy must show its date. Always when offline, because its age is unknown to the visitor. */
export function isDated(kind: Kind, copy: Response, networkFailed: boolean, now: number): boolean {
  if (kind === 'picture' || kind === 'asset') return false;
  return kind === 'page' || networkFailed || now - Date.parse(factsOf(copy).asOf) > asGoodAsNew;
}

/** Adds the date to a copy: for data in a header, for a page in its head. */
export async function withDate(kind: Kind, copy: Response): Promise<Response> {
  if (kind !== 'page') return copy;
  const note = `<meta name="${asOfMeta}" content="${factsOf(copy).asOf}">`;
  const html = await copy.text();
  return new Response(
    html.replace(/<head[^>]*>/, (head) => head + note),
    { headers: copy.headers },
  );
}

/** The same without: to the page it is the network's. */
export function withoutDate(copy: Response): Response {
  const headers = new Headers(copy.headers);
  headers.delete(asOfHeader);
  return new Response(copy.body, { headers });
}
