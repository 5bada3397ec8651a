import { calls } from '../../contract/calls.ts';
import type { Checker } from './checker.ts';
import type { ValidationError } from './report.ts';

const allowOrigin = 'Access-Control-Allow-Origin';

/** Browsers accept one origin. A wildcard is enough, for the site sends no cookies to another origin. */
const entriesIn = (name: string, headers: Headers): string[] =>
  name === allowOrigin ? [headers.get(name) ?? ''] : (headers.get(name) ?? '').split(',').map((each) => each.trim());

/** The headers without a value that they should have, in any case. */
function missing(headers: Headers, wanted: Readonly<Record<string, readonly string[]>>): ValidationError[] {
  return Object.entries(wanted).flatMap(([name, values]) => {
    const there = entriesIn(name, headers).map((each) => each.toLowerCase());
    return values
      .filter((value) => !there.includes('*') && !there.includes(value.toLowerCase()))
      .map((value) => ({
        path: name,
        expected: value,
        got: headers.get(name) ?? 'none',
        effect: 'an error, because the browser does not let the page call',
      }));
  });
}

/**
 * Pages of `origin` may read responses and send leads: browsers ask for the latter by OPTIONS first, for a header of the
 * request is not one that forms send.
 */
export async function checkCors(
  { sendRequest, note }: Checker,
  origin: string,
  names: ReadonlySet<string>,
): Promise<void> {
  const rule = `pages of ${origin} may send it`;
  const { path } = calls.getProjects;
  const read = await sendRequest(path, { headers: { origin } });
  note('getProjects', `GET ${path}`, rule, missing(read.headers, { [allowOrigin]: [origin] }));
  for (const [id, call] of Object.entries(calls)) {
    if (call.method === 'GET' || !('extension' in call) || !names.has(call.extension)) continue;
    const sent = call.method === 'DELETE' ? ['idempotency-key'] : ['content-type', 'idempotency-key'];
    const { headers } = await sendRequest(call.path.replaceAll(/\{\w+\}/g, 'x'), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': call.method,
        'access-control-request-headers': sent.join(','),
      },
    });
    const errors = missing(headers, {
      [allowOrigin]: [origin],
      // Browsers always allow POST.
      'Access-Control-Allow-Methods': call.method === 'POST' ? [] : [call.method],
      'Access-Control-Allow-Headers': sent,
    });
    note(id, `OPTIONS ${call.path}`, rule, errors);
  }
}
