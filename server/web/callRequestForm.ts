import { createHmac, randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Language, languageOfPath } from '#domain/languages.ts';
import { leadsPerMinute, limitAddresses } from '../http/limits.ts';
import { isOfAnotherHost } from '../http/origin.ts';
import { rawPath } from '../http/urlPath.ts';
import { textOf } from '../texts.ts';
import type { RenderedPage } from './pageCache/index.ts';
import type { Attempt, SubmitRequest } from '../../contract/renderer.ts';

interface CallRequestForm {
  /** Paths of the page, one for each language. */
  readonly paths: readonly string[];
  readonly defaultLanguage: Language;
  /** The company's. */
  readonly phone: string | undefined;
  /** `address` is the visitor's. Resolves with null when the form was accepted. */
  readonly submit: (
    submission: Pick<SubmitRequest, 'url' | 'form' | 'keyOf' | 'signal'>,
    address: string,
  ) => Promise<Attempt | null>;
  /** The page again, with the submitted values and errors. */
  readonly page: (path: string, attempt: Attempt) => Promise<RenderedPage>;
}

/**
 * Bytes: percent-encoding triples each byte, and the longest message has four thousand characters of two to four bytes.
 */
const bodyLimit = 64 * 1024;

/** Milliseconds. */
const timeout = 30_000;

const mediaType = 'application/x-www-form-urlencoded';

/** A secret of this process, so that others cannot compute an idempotency key and fetch the receipt of a lead. */
const secret = randomBytes(32);

const digest = (text: string): string => createHmac('sha256', secret).update(text).digest('hex');

/** The same values on one day are one lead. */
const keyOf = (text: string): string => digest(`${new Date().toISOString().slice(0, 10)} ${text}`);

/** How many submissions are stored, and for how many milliseconds. */
const maxStored = 1000;
const lifetime = 3_600_000;

/**
 * Deduplicates submissions, also for backends without idempotency keys: a second press or a reload gets the first
 * result. A submission that was certainly not accepted is sent again.
 */
function deduplicate(): (key: string, send: () => Promise<Attempt | null>) => Promise<Attempt | null> {
  const known = new Map<string, { readonly result: Promise<Attempt | null>; readonly until: number }>();
  return async (key, send) => {
    const now = Date.now();
    const first = known.get(key);
    if (first !== undefined && now < first.until) return first.result;
    const result = send();
    known.delete(key);
    known.set(key, { result, until: now + lifetime });
    for (const oldest of known.keys()) {
      if (known.size <= maxStored) break;
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
 * A form cannot repeat the anti-forgery cookie in a header, and a hidden field would make the page uncacheable. Current
 * browsers name the page of a POST by `Sec-Fetch-Site`, older ones and sites without https by `Origin` or `Referer`. A
 * request without any of them comes from a program, which has no cookies to abuse.
 */
function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  return site === undefined ? isOfAnotherHost(request) : site !== 'same-origin';
}

/** Handles the call request form without scripts; redirects, so that a reload submits nothing. */
export async function registerCallRequestForm(
  server: FastifyInstance,
  { paths, defaultLanguage, phone = '', submit, page }: CallRequestForm,
): Promise<void> {
  const refuse = (reply: FastifyReply, status: number, reason: 'foreign' | 'tooMany' | 'unconfirmed'): FastifyReply => {
    const language = languageOfPath(rawPath(reply.request.url), defaultLanguage);
    const text = textOf(language, `noScripts:callRequest.${reason}`);
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`${text} ${phone}\n`);
  };
  await server.register(async (scope) => {
    // Accept forms only: a foreign page could send text or JSON under another content type.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      mediaType,
      { parseAs: 'string', bodyLimit },
      async (_: FastifyRequest, body: string) => new URLSearchParams(body),
    );
    const options = {
      bodyLimit,
      ...limitAddresses(
        leadsPerMinute,
        () => new Date(),
        (reply) => refuse(reply, 429, 'tooMany'),
      ),
    };

    const once = deduplicate();

    for (const path of paths) {
      scope.post(path, options, async (request, reply) => {
        if (isForeign(request)) return refuse(reply, 403, 'foreign');
        const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
        const attempt = await once(digest(`${path}?${form}`), async () =>
          submit({ url: path, form, keyOf, signal: AbortSignal.timeout(timeout) }, request.ip),
        );
        reply.header('cache-control', 'no-store');
        if (attempt === null) return reply.redirect(`${path}?sent`, 303);
        if (attempt.status >= 500) request.log.error('A call request without scripts was not accepted');
        const shown = await page(path, attempt).catch(() => null);
        // The browser itself restores the typed values on Back.
        if (shown === null) return refuse(reply, 503, 'unconfirmed');
        return reply.code(shown.status).type('text/html; charset=utf-8').send(shown.html);
      });
    }
  });
}
