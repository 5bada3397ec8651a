import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isOfAnotherHost } from '../../http/origin.ts';
import { sendError } from './errors.ts';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';
const pattern = new RegExp(`(?:^|;)\\s*${cookieName}=([^;]*)`);

const equal = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

const tokenOf = ({ headers }: FastifyRequest): string => pattern.exec(headers.cookie ?? '')?.[1]?.trim() ?? '';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** There is nothing to forge: a foreign page cannot see the response. */
    onlyReads?: boolean;
  }
}

/** Sets a token cookie, readable by the site's scripts, on any response to a client without one. */
export async function handOutToken(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (tokenOf(request) !== '') return;
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${cookieName}=${randomBytes(18).toString('base64url')}; Path=/; SameSite=Lax${secure}`);
}

/**
 * Double submit: a client with the cookie must repeat it in a header, which a foreign page cannot do. On a first visit there is no cookie:
 * the browser's Origin is checked, and programs without one pass. Reads need no token: a browser may send the cookie of one response with a
 * request that its page has made before it came.
 */
export async function guardXsrf(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (request.routeOptions.config.onlyReads === true) return undefined;
  const token = tokenOf(request);
  const repeated = request.headers[headerName];
  if (token !== '') {
    if (typeof repeated === 'string' && equal(repeated, token)) return undefined;
    return sendError(reply, 403, {
      message: 'The anti-forgery token does not fit',
      fields: { 'X-XSRF-TOKEN': `must repeat the cookie ${cookieName}` },
    });
  }
  const isForeign = request.headers['sec-fetch-site'] === undefined && isOfAnotherHost(request);
  return isForeign ? sendError(reply, 403, { message: 'Pages of this origin may not call' }) : undefined;
}
