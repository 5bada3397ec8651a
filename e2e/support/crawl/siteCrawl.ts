import { readDocument, type ReadDocument } from './document.ts';
import { addressesInText, referencesOf } from './references.ts';

export interface CrawlResult {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  /** Parsed, if it is an HTML page of the site. */
  readonly page?: { readonly html: string; readonly document: ReadDocument };
  /** Absolute, with fragments, HTTP only. */
  readonly references: readonly string[];
}

const atOnce = 4;

const isWeb = (url: string): boolean => /^https?:/.test(url);

/** The requested address: without the fragment. */
export const withoutFragment = (url: string): string => url.replace(/#.*$/, '');

function referencesIn(type: string, text: string): Pick<CrawlResult, 'page' | 'references'> {
  if (type.startsWith('text/html')) {
    const document = readDocument(text);
    return { page: { html: text, document }, references: referencesOf(document) };
  }
  if (type.startsWith('application/manifest+json')) {
    const { start_url, icons = [], shortcuts = [] } = JSON.parse(text) as Manifest;
    return { references: [start_url, ...icons.map(({ src }) => src), ...shortcuts.map(({ url }) => url)] };
  }
  if (type.startsWith('text/css')) {
    return { references: Array.from(text.matchAll(/url\((["']?)(.*?)\1\)/g), ([, , url = '']) => url) };
  }
  return { references: /xml|^text\/plain/.test(type) ? addressesInText(text) : [] };
}

interface Manifest {
  readonly start_url: string;
  readonly icons?: readonly { readonly src: string }[];
  readonly shortcuts?: readonly { readonly url: string }[];
}

/** Pixels; encoding the larger sizes takes minutes, and all sizes are made the same way. */
const largestCrawled = 480;

function isLargeRendition(address: string): boolean {
  const [, width] = /^\/media\/.*-(\d+)\.(?:avif|webp)$/.exec(address) ?? [];
  return Number(width) > largestCrawled;
}

/** The planning tab has thousands of similar pages: one in so many is crawled, the same ones in every language. */
const planSample = 40;

function isLeftOut(address: string): boolean {
  const [, path] = /^(?:\/[a-z]{2})?(\/projects\/[^/]+\/plan\/.*)/.exec(address) ?? [];
  if (path === undefined) return false;
  let hash = 0;
  for (const character of path) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % planSample !== 0;
}

async function fetchResult(origin: string, address: string): Promise<CrawlResult> {
  const url = origin + address;
  const response = await fetch(url, {
    redirect: 'manual',
    // There are many pictures, and other tests check them.
    method: address.startsWith('/media/') ? 'HEAD' : 'GET',
    headers: { accept: 'text/html, */*' },
  });
  const { page, references } = referencesIn(response.headers.get('content-type') ?? '', await response.text());
  const absolute = references.map((reference) => new URL(reference, url).href).filter(isWeb);
  return { address, status: response.status, references: [...new Set(absolute)], ...(page && { page }) };
}

/** Requests every address of the site that can be reached without scripts from the given ones, once each. */
export async function crawlSite(origin: string, starts: readonly string[]): Promise<ReadonlyMap<string, CrawlResult>> {
  const results = new Map<string, CrawlResult>();
  const queued = new Set<string>(starts);
  const waiting = [...starts];
  const work = async (): Promise<void> => {
    for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
      const result = await fetchResult(origin, address);
      results.set(address, result);
      for (const reference of result.references) {
        if (new URL(reference).origin !== origin) continue;
        const next = withoutFragment(reference).slice(origin.length);
        if (queued.has(next) || isLargeRendition(next) || isLeftOut(next)) continue;
        queued.add(next);
        waiting.push(next);
      }
    }
  };
  // Workers that run out of addresses end early, so start them again.
  while (waiting.length > 0) await Promise.all(Array.from({ length: atOnce }, work));
  return results;
}
