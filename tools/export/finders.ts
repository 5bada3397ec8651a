import { type Language, languages } from '#domain/languages.ts';
import { feedPath } from '#domain/pages.ts';
import type { Addresses } from '../../server/web/findability/addresses.ts';
import type { FetchCall } from '../../server/web/findability/fetchFromBackend.ts';
import { makeManifest, manifestPath } from '../../server/web/findability/manifest.ts';
import { makeFeed, readFeedNews } from '../../server/web/findability/newsFeed.ts';
import { makeRobots } from '../../server/web/findability/robots.ts';
import { makeSitemap } from '../../server/web/findability/sitemap.ts';
import type { SitePage } from '../../server/web/findability/sitePages.ts';
import type { SiteFiles } from './siteFiles.ts';

interface FinderParts {
  readonly sendRequest: FetchCall;
  readonly addresses: Addresses;
  readonly indexing: boolean;
  readonly indexed: readonly SitePage[];
}

/** The files by which programs find the site, at the same addresses as on the server. */
export async function writeFinders(
  files: SiteFiles,
  { sendRequest, addresses, indexing, indexed }: FinderParts,
): Promise<void> {
  const { main, parts } = makeSitemap(indexed, addresses);
  await files.text('/sitemap.xml', main);
  for (const [index, part] of parts.entries()) await files.text(`/sitemap-${index + 1}.xml`, part);
  await files.text('/robots.txt', makeRobots(addresses.origin, indexing));

  const ofLanguage = async (language: Language): Promise<void> => {
    const feed = makeFeed(await readFeedNews(sendRequest, language), addresses, language, new Date());
    await files.text(addresses.path(feedPath, language), feed);
    await files.text(addresses.path(manifestPath, language), makeManifest(addresses, language));
  };
  for (const language of languages) await ofLanguage(language);
}
