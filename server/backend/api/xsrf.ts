import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendError } from './errors.ts';

const cookieName = 'XSRF-TOKEN';
const headerName = 'x-xsrf-token';
const pattern = new RegExp(`(?:^|;)\\s*${cookieName}=([^;]*)`);

const equal = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Double submit: reading calls hand out a cookie that the site's own scripts repeat in a header, which a foreign page cannot.
 * Without the cookie there is no session to abuse, so programs may post as they are.
 */
export async function guardXsrf(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const token = pattern.exec(request.headers.cookie ?? '')?.[1]?.trim();
  if (request.method === 'GET' || request.method === 'HEAD') {
    if (token === undefined || token === '') {
      const secure = request.protocol === 'https' ? '; Secure' : '';
      reply.header('set-cookie', `${cookieName}=${randomBytes(18).toString('base64url')}; Path=/; SameSite=Lax${secure}`);
    }
    return undefined;
  }
  const repeated = request.headers[headerName];
  if (token === undefined || token === '' || (typeof repeated === 'string' && equal(repeated, token))) return undefined;
  return sendError(reply, 403, 'The anti-forgery token does not fit', { 'X-XSRF-TOKEN': `must repeat the cookie ${cookieName}` });
}
