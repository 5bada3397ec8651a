import { type Language, languages, languageTag } from '#domain/languages.ts';
import { textOf } from '../../server/texts.ts';
import { escapeHtml } from '../../server/http/escapeHtml.ts';
import { mapConcurrently } from '../../server/http/mapConcurrently.ts';
import type { Addresses } from '../../server/web/findability/addresses.ts';
import type { Pages } from '../../server/web/render/createPages.ts';
import { scriptJson } from '../../server/web/scriptJson.ts';
import { ExportError } from './exportError.ts';
import { pageFile, type SiteFiles } from './siteFiles.ts';

/** A redirect on a static host; search engines understand it. `target` is a path of the site. */
function redirectPage(target: string, origin: string, language: Language): string {
  const path = escapeHtml(target);
  const url = escapeHtml(origin + target);
  return [
    `<!doctype html><html lang="${languageTag(language)}"><head><meta charset="utf-8">`,
    `<title>${escapeHtml(textOf(language, 'brand:name'))}</title>`,
    // A refresh would drop the chosen project and the labels of campaigns, and overtake the script.
    `<script>location.replace(${scriptJson(target)}+location.search+location.hash)</script>`,
    `<noscript><meta http-equiv="refresh" content="0; url=${path}"></noscript>`,
    `<link rel="canonical" href="${url}">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `</head><body><a href="${path}">${url}</a></body></html>`,
  ].join('');
}

interface PageParts {
  readonly pages: Pages;
  readonly addresses: Addresses;
  /** Without a language prefix. */
  readonly paths: readonly string[];
  /** Why a page is faulty. */
  readonly fault: () => Error | undefined;
  readonly progress: (text: string) => void;
}

/** A page of its own, which static hosts send for a missing file. */
const notFound = '/404';

const atOnce = 4;

/** Writes every page in both languages; a redirect becomes a page that redirects. */
export async function writePages(
  files: SiteFiles,
  { pages, addresses, paths, fault, progress }: PageParts,
): Promise<number> {
  const all = paths.flatMap((plain) =>
    languages.map((language) => ({
      language,
      path: addresses.path(plain, language),
      expected: plain === notFound ? 404 : 200,
    })),
  );
  let done = 0;
  await mapConcurrently(all, atOnce, async ({ language, path, expected }) => {
    const { status, location, html, cacheable, shortLived = false } = await pages(path);
    if (!cacheable || shortLived) throw fault() ?? new ExportError(`${path} was not rendered in time`);
    if (location === undefined && status !== expected) {
      throw new ExportError(`${path} has the status ${status}, although the backend lists it`);
    }
    // Hosts decode the path of a request before they look for its file.
    const file = pageFile(decodeURIComponent(path));
    await files.text(file, location === undefined ? html : redirectPage(location, addresses.origin, language));
    done += 1;
    progress(`${done} of ${all.length} pages`);
  });
  return all.length;
}
