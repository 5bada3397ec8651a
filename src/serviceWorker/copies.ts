import { asOfHeader, asOfMeta } from '#shared/offline';
import type { Kind } from './kindOf.ts';

/** Bytes of a copy's body, and a page's title: they are asked for without reading bodies. */
const bytesHeader = 'x-bytes';
const titleHeader = 'x-title';

const wantedType: Readonly<Record<Kind, RegExp>> = {
  page: /^text\/html\b/,
  answer: /^application\/json\b/,
  picture: /^image\//,
  asset: /^(?:text\/(?:css|javascript)|image\/|application\/(?:javascript|json|geo\+json))/,
};

/** Whole, right, of the type that its address promises, and not forbidden to keep. A visitor's own answer may be kept by their own browser, a page of their own not. */
export function isCacheable(kind: Kind, response: Response): boolean {
  const control = response.headers.get('cache-control') ?? '';
  if (response.status !== 200 || response.redirected || response.type === 'opaque') return false;
  // A private picture stands in for one that is not encoded yet.
  const isPrivate = /\bprivate\b/i.test(control);
  if (/\bno-store\b/i.test(control) || (isPrivate && (kind === 'page' || kind === 'picture'))) return false;
  return wantedType[kind].test(response.headers.get('content-type') ?? '');
}

/** When the server said it, rather than when a clock here, which may be wrong, says it came. */
function momentOf(headers: Headers): Date {
  const said = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(said)) return new Date();
  return new Date(said - Number(headers.get('age') ?? 0) * 1000);
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'" };

function titleOf(html: string): string {
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
  return title.replace(/&(amp|lt|gt|quot|#39|#x27);/g, (whole, name: string) => entities[name] ?? whole).trim();
}

/** A copy that knows of when it is, how large and what it is called. The body has been unpacked on its way here. */
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

/** Milliseconds: a copy that came from a slow network this short ago is as good as a page that has been open so long. */
const asGoodAsNew = 30_000;

/** Whether a copy must say of when it is. Without a connection always: nobody knows how long that will last. */
export function isDated(kind: Kind, copy: Response, networkFailed: boolean, now: number): boolean {
  if (kind === 'picture' || kind === 'asset') return false;
  return kind === 'page' || networkFailed || now - Date.parse(factsOf(copy).asOf) > asGoodAsNew;
}

/** A copy on its way to a page, with its date where the page looks for it: an answer in the header, a page in its own head. */
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
