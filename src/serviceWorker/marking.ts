import { asOfHeader, asOfMeta } from '#shared/offline';
import { factsOf } from './copies.ts';
import type { Kind } from './kindOf.ts';

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
