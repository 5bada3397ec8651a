import * as z from 'zod';
import { calls } from '#contract/calls.ts';
import { defaultLanguage, type Language, languages, languageTag } from '#domain/languages.ts';
import { type CallResult, sendRequest, HostDown } from '../contract/sendRequest.ts';
import { knownOtherwise } from '../contract/checker.ts';
import { spec, type SpecCall } from '../contract/spec.ts';
import { responseErrors } from '../contract/validationErrors.ts';
import { ExportError } from './exportError.ts';

interface FetchedOnce {
  /** Fetches from the backend for pages and files: each call is sent once, and its response is validated. */
  readonly fetch: typeof fetch;
  /** The reason of the first failed request, also when its caller handled the failure. */
  readonly fault: () => ExportError | undefined;
  /** What does not fit the contract and is left out of pages, one line for each field. */
  readonly leftOut: () => readonly string[];
  /** Responses by request. */
  readonly results: () => ReadonlyMap<string, unknown>;
}

/** What pages rely on: of the rest they leave out what does not fit. */
const reliedOn = (id: string): z.ZodType =>
  z.object({ data: Object.hasOwn(spec, id) ? spec[id as SpecCall].data : z.unknown() });

const reads = Object.entries(calls)
  .filter(([, call]) => call.method === 'GET' && !('effect' in call))
  .map(([id, { path, response, ...call }]) => ({
    id,
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(?:\\?|$)`),
    relied: reliedOn(id),
    response,
    /** An unknown name or a missing extension is a valid response: the page is rendered without it. */
    mayBeMissing: path.includes('{') || 'extension' in call || path === calls.getExtensions.path,
  }));

/** The site uses its own language codes, everybody else uses tags. */
const languageOf = (header: string | null): Language =>
  languages.find((each) => header === each || header === languageTag(each)) ?? defaultLanguage;

/** Throws when pages cannot do without what is wrong. Returns what they leave out, each once for all entries of a list. */
function checkResult(result: CallResult, path: string, call: string): string[] {
  const read = reads.find(({ pattern }) => pattern.test(path));
  if (read === undefined) throw new ExportError(`${call} is no call of the contract`);
  if (result.status === 404 && read.mayBeMissing) return [];
  const [error, ...others] = responseErrors(result, 200, read.relied);
  if (error !== undefined) {
    const more = others.length === 0 ? '' : `, and ${others.length} more`;
    throw new ExportError(
      `${call} does not fit the contract: ${error.path} should be ${error.expected}, got ${error.got}${more}`,
    );
  }
  const needless = knownOtherwise(read.id, path);
  return responseErrors(result, 200, read.response)
    .map((each) => ({ ...each, path: each.path.replaceAll(/\[\d+\]/g, '[]') }))
    .filter((each) => !needless.includes(each.path))
    .map((each) => `${read.id}: ${each.path} should be ${each.expected}, got ${each.got}`);
}

export function fetchOnce(host: string): FetchedOnce {
  const requests = new Map<string, Promise<CallResult>>();
  const results = new Map<string, unknown>();
  const leftOut = new Set<string>();
  let fault: ExportError | undefined;

  const fetchChecked = async (path: string, language: Language): Promise<CallResult> => {
    const call = `GET ${host}${path} (${language})`;
    try {
      const result = await sendRequest({ host, fetch }, path, language);
      for (const line of checkResult(result, path, call)) leftOut.add(line);
      results.set(call, result.body);
      return result;
    } catch (error) {
      if (error instanceof HostDown) fault ??= new ExportError(error.message);
      else fault ??= error instanceof ExportError ? error : new ExportError(`${call}: ${String(error)}`);
      throw fault;
    }
  };

  return {
    async fetch(input, init) {
      const { url, headers } = new Request(input, init);
      const path = url.slice(host.length);
      const language = languageOf(headers.get('accept-language'));
      const key = `${language} ${path}`;
      const pending = requests.get(key) ?? fetchChecked(path, language);
      requests.set(key, pending);
      const { status, body } = await pending;
      return Response.json(body ?? null, { status });
    },
    fault: () => fault,
    leftOut: () => [...leftOut],
    results: () => results,
  };
}
