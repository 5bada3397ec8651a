import { calls } from '../../contract/calls.ts';
import type { Checker } from './checker.ts';
import type { ValidationError } from './report.ts';
import type { CallResult } from './sendRequest.ts';

/** Browsers accept one origin, and methods only in upper case; the site sends no cookies to another origin, so `*` is enough. */
function corsErrors(
  { headers, status }: CallResult,
  wanted: Readonly<Record<string, readonly string[]>>,
): ValidationError[] {
  const effect = 'an error, because the browser does not let the page call';
  const missing = Object.entries(wanted).flatMap(([name, values]) => {
    const got = headers.get(name) ?? '';
    const isOrigin = name === 'Access-Control-Allow-Origin';
    const there = isOrigin ? [got] : got.split(',').map((entry) => entry.trim());
    const known = name === 'Access-Control-Allow-Headers' ? there.map((entry) => entry.toLowerCase()) : there;
    return values
      .filter((value) => !known.includes('*') && !known.includes(value))
      .map((value) => ({ path: name, expected: value, got: got || 'none', effect }));
  });
  return status >= 200 && status < 300
    ? missing
    : [{ path: 'status', expected: 'a success', got: String(status), effect }, ...missing];
}

/**
 * Pages of `origin` may read responses and write. Before a write the browser asks by OPTIONS, because the request has
 * headers that no form sends.
 */
export async function checkCors(
  { sendRequest, note }: Checker,
  origin: string,
  names: ReadonlySet<string>,
): Promise<void> {
  const rule = `pages of ${origin} may send it`;
  const { path } = calls.getProjects;
  const read = await sendRequest(path, { headers: { origin } });
  note('getProjects', `GET ${path}`, rule, corsErrors(read, { 'Access-Control-Allow-Origin': [origin] }));
  for (const [id, call] of Object.entries(calls)) {
    if (call.method === 'GET' || !('extension' in call) || !names.has(call.extension)) continue;
    const sent = call.method === 'DELETE' ? ['idempotency-key'] : ['content-type', 'idempotency-key'];
    const asked = await sendRequest(call.path.replaceAll(/\{\w+\}/g, 'x'), {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': call.method,
        'access-control-request-headers': sent.join(','),
      },
    });
    const errors = corsErrors(asked, {
      'Access-Control-Allow-Origin': [origin],
      // Browsers always allow POST.
      'Access-Control-Allow-Methods': call.method === 'POST' ? [] : [call.method],
      'Access-Control-Allow-Headers': sent,
    });
    note(id, `OPTIONS ${call.path}`, rule, errors);
  }
}
