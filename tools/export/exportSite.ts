import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultLanguage as ownDefault } from '#domain/languages.ts';
import type { SiteSettings } from '../../server/siteSettings.ts';
import type { InlineScripts } from '../../server/web/render/inlineScripts.ts';
import { escapeHtml } from '../../server/http/escapeHtml.ts';
import { fixedHeaders } from '../../server/web/pageCache/index.ts';
import { noIndexHeaders, securityHeaders } from '../../server/web/security.ts';
import { createAddresses } from '../../server/web/findability/addresses.ts';
import { fetchFromBackend } from '../../server/web/findability/fetchFromBackend.ts';
import {
  readAerials,
  readContacts,
  readSiteContent,
  type SiteContent,
} from '../../server/web/findability/siteContent.ts';
import { landingPages } from '../../server/web/findability/landingPages.ts';
import { planPaths } from '../../server/web/findability/planPages.ts';
import { indexedPages, sitePages, unindexedPaths } from '../../server/web/findability/sitePages.ts';
import { ownSettings } from '../../server/web/hostingPage.ts';
import { readInlineScripts } from '../../server/web/chunkFiles.ts';
import { readBuiltSite } from '../../server/web/builtSite.ts';
import type { Renderer } from '../../contract/renderer.ts';
import { fetchOnce } from './fetchOnce.ts';
import { filesIn, findBrokenLinks } from './crawl.ts';
import { ExportError } from './exportError.ts';
import { writeFinders } from './finders.ts';
import type { ExportOptions } from './options.ts';
import { openOutFolder } from './outFolder.ts';
import { fetchOwnFiles } from './ownFiles.ts';
import { writePages } from './pages.ts';
import { inData, referencesOf } from './references.ts';
import { createSiteFiles, type SiteFiles } from './siteFiles.ts';

/** A policy in the page cannot restrict framing; browsers log an error when it tries. */
const onlyInHeaders = /;frame-ancestors [^;]*/;

/** The headers of the server that a page can contain itself: a static host may not send any. */
function pageHead(settings: SiteSettings, inline: InlineScripts, indexing: boolean): string {
  const policy = fixedHeaders(securityHeaders(settings, { inline }))['content-security-policy'] ?? '';
  const robots = indexing ? '' : `<meta name="robots" content="${noIndexHeaders['x-robots-tag'] ?? ''}">`;
  return `${robots}<meta http-equiv="Content-Security-Policy" content="${escapeHtml(policy.replace(onlyInHeaders, ''))}">`;
}

interface ExportParts extends ExportOptions {
  readonly clientDir: string;
  readonly renderer: Renderer;
  /** Receives the progress often. */
  readonly progress: (text: string) => void;
  /** Receives a function that stops the export and leaves nothing behind. */
  readonly stoppable: (discard: () => void) => void;
}

interface Exported {
  readonly pages: number;
  readonly files: number;
  readonly bytes: number;
  /** Fields of responses that pages leave out, because they do not fit the contract. */
  readonly leftOut: readonly string[];
}

/** Milliseconds: nobody waits for one page, and all of them together may keep a machine busy. */
const deadline = 60_000;
const contentDeadline = 300_000;

/** Of broken links, and of fields that are left out. */
export const mostNamed = 20;

async function writeSite(
  files: SiteFiles,
  { settings, indexing, clientDir, renderer, progress }: ExportParts,
): Promise<{ pages: number; named: string[]; leftOut: readonly string[] }> {
  const { host, origin, defaultLanguage = ownDefault } = settings;
  // Pictures with origin-relative addresses belong to the export: their addresses begin with the site's origin.
  const addresses = createAddresses(origin, defaultLanguage);
  const requests = fetchOnce(host);
  let thrown: Error | undefined;
  const fault = (): Error | undefined => requests.fault() ?? thrown;

  const sendRequest = fetchFromBackend({ fetch: requests.fetch, host }, AbortSignal.timeout(contentDeadline));
  const readAll = async () => {
    const content: SiteContent = await readSiteContent(sendRequest, defaultLanguage);
    const projects =
      settings.masterPlanUrl === undefined ? await readAerials(sendRequest, defaultLanguage, content) : [];
    const contacts = await readContacts(sendRequest, defaultLanguage);
    // A static host has one file of the search for all queries, so none of its landing pages.
    const landings = await landingPages(sendRequest, defaultLanguage, Infinity);
    return { content, landings, siteSettings: { ...ownSettings({ projects, contacts }), ...settings } };
  };
  const { content, landings, siteSettings } = await readAll().catch((error: unknown) => {
    throw (
      requests.fault() ??
      new ExportError(`${host}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    );
  });
  const head = pageHead(siteSettings, readInlineScripts(clientDir), indexing);
  const built = readBuiltSite({ clientDir, siteSettings, renderer, head });
  for (const [urlPath, asset] of built.assets) await files.asset(urlPath, asset);
  await writeFinders(files, { sendRequest, addresses, indexing, indexed: indexedPages(content, landings) });

  const pages = built.pagesOver({
    fetch: requests.fetch,
    backendOrigin: undefined,
    deadline,
    blockTimeout: deadline,
    // `fault` names the missing response.
    incomplete: () => undefined,
    report: ({ error, block, route }) =>
      (thrown ??= new ExportError(
        `${block === null ? 'A page' : `Block "${block}" of ${route ?? 'a page'}`} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
      )),
  });
  const plans = await Promise.all(content.projects.map(({ alias }) => planPaths(sendRequest, defaultLanguage, alias)));
  const paths = [...sitePages(content).map((page) => page.path), ...unindexedPaths(content), ...plans.flat()];
  const written = await writePages(files, { pages, addresses, paths, fault, progress });
  return { pages: written, named: [...requests.results().values()].flatMap(inData), leftOut: requests.leftOut() };
}

function* referencesIn(folder: string): Generator<string> {
  for (const file of filesIn(folder)) {
    if (/\.(?:html|xml)$/.test(file)) yield* referencesOf(file, readFileSync(path.join(folder, file), 'utf8'));
  }
}

function refuseBrokenLinks(folder: string, origin: string): void {
  const broken = findBrokenLinks(folder, origin);
  if (broken.length === 0) return;
  const lines = broken.slice(0, mostNamed).map(({ file, link }) => `${file} has ${link}`);
  if (broken.length > mostNamed) lines.push(`and ${broken.length - mostNamed} more`);
  throw new ExportError(`${broken.length} links lead nowhere:\n${lines.join('\n')}`);
}

/** Writes the whole site into a folder, or throws and leaves the folder as it was. */
export async function exportSite(parts: ExportParts): Promise<Exported> {
  const { out, settings, progress, stoppable } = parts;
  const folder = await openOutFolder(out);
  stoppable(folder.discard);
  try {
    const files = createSiteFiles(folder.draft);
    const { pages, named, leftOut } = await writeSite(files, parts);
    await fetchOwnFiles(files, { ...settings, references: [...named, ...referencesIn(folder.draft)], progress });
    progress('looking for broken links');
    refuseBrokenLinks(folder.draft, settings.origin);
    await folder.commit();
    return { pages, files: files.paths.size, bytes: files.bytes(), leftOut };
  } catch (error) {
    folder.discard();
    throw error;
  }
}
