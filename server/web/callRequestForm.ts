import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { limitAddresses } from '../http/limits.ts';
import { isOfAnotherHost } from '../http/origin.ts';
import type { RenderedPage } from './pageCache/index.ts';
import type { Attempt, SubmitRequest } from '../../contract/renderer.ts';

interface CallRequestForm {
  /** Of the page, in each language. */
  readonly paths: readonly string[];
  /** `address`: of the visitor. Null: it is accepted. */
  readonly submit: (
    asked: Pick<SubmitRequest, 'url' | 'form' | 'keyOf' | 'signal'>,
    address: string,
  ) => Promise<Attempt | null>;
  /** The page again, with what was typed. */
  readonly page: (path: string, attempt: Attempt) => Promise<RenderedPage>;
}

/** As many as of the calls that scripts make: a person fills a form a few times a minute at most. */
const postsPerMinute = 10;

/** Bytes: a browser writes each byte of a letter as three, and the longest message has four thousand letters of two to four bytes. */
const bodyLimit = 64 * 1024;

/** Milliseconds. */
const timeout = 30_000;

const mediaType = 'application/x-www-form-urlencoded';

/** Of the process, so that nobody else can make a key and ask for the receipt of a lead by it. */
const secret = randomBytes(32);

const digest = (text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** The same words sent twice on one day are one lead. */
const keyOf = (text: string): string => digest(`${new Date().toISOString().slice(0, 10)} ${text}`);

/** How many forms are remembered, and for how many milliseconds. */
const longestMemory = 1000;
const memory = 3_600_000;

/** Sends a form once, also to a backend that knows no keys: a second press or a reload gets the result of the first. What was certainly not accepted is sent again. */
function joinRepeats(): (key: string, send: () => Promise<Attempt | null>) => Promise<Attempt | null> {
  const known = new Map<string, { readonly result: Promise<Attempt | null>; readonly until: number }>();
  return async (key, send) => {
    const now = Date.now();
    const first = known.get(key);
    if (first !== undefined && now < first.until) return first.result;
    const result = send();
    known.delete(key);
    known.set(key, { result, until: now + memory });
    for (const oldest of known.keys()) {
      if (known.size <= longestMemory) break;
      known.delete(oldest);
    }
    const forget = (): void => {
      if (known.get(key)?.result === result) known.delete(key);
    };
    result.then((attempt) => attempt?.uncertain === false && forget(), forget);
    return result;
  };
}

/**
 * A form cannot repeat the anti-forgery cookie in a header, and a hidden field would make a page of its own for each visitor out of one that is cached. Browsers
 * say which page a POST comes from: all current ones by `Sec-Fetch-Site`, older ones and sites without https by `Origin` or `Referer`. Whoever says
 * nothing is a program, which has no cookies of a visitor to abuse.
 */
function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? isOfAnotherHost(request) : site !== 'same-origin';
}

const say = (reply: FastifyReply, status: number, words: string): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(`${words}\n`);

/** The call request as browsers send it without scripts; its answer is a redirect, so that a reload sends nothing again. */
export async function registerCallRequestForm(
  server: FastifyInstance,
  { paths, submit, page }: CallRequestForm,
): Promise<void> {
  await server.register(async (scope) => {
    // Only a form: a foreign page could send text or JSON under another name.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      mediaType,
      { parseAs: 'string', bodyLimit },
      async (_: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    const options = {
      bodyLimit,
      ...limitAddresses(
        postsPerMinute,
        () => new Date(),
        (reply) => say(reply, 429, 'Too many requests, try again later'),
      ),
    };

    const once = joinRepeats();

    for (const path of paths) {
      scope.post(path, options, async (request, reply) => {
        if (isForeign(request)) return say(reply, 403, 'Pages of this origin may not send this form');
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const attempt = await once(digest(`${path}?${form}`), async () =>
          submit({ url: path, form, keyOf, signal: AbortSignal.timeout(timeout) }, request.ip),
        );
        reply.header('cache-control', 'no-store');
        if (attempt === null) return reply.redirect(`${path}?sent`, 303);
        if (attempt.status >= 500) request.log.error('A call request without scripts was not accepted');
        const shown = await page(path, attempt).catch(() => null);
        // The browser itself keeps what was typed.
        if (shown === null) return say(reply, 503, 'The request was not confirmed. Go back, and send it again later');
        return reply.code(shown.status).type('text/html; charset=utf-8').send(shown.html);
      });
    }
  });
}
