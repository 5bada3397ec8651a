import { HtmlValidate } from 'html-validate';
import { pagesListed, paths as patterns } from '#domain/pages.ts';
import { findabilityPaths } from '../../server/web/findability/index.ts';
import type { ReadDocument } from '../support/crawl/document.ts';
import { pageRules } from '../support/crawl/pageRules.ts';
import { type CrawlResult, crawlSite, withoutFragment } from '../support/crawl/siteCrawl.ts';
import { ownSite, site } from '../support/visitor.ts';

/** Two of them are not linked for search engines. */
const linkedPages = [...pagesListed('listed'), ...pagesListed('of some'), 'appointmentDate', 'favourites'] as const;
const missing = ['/404', '/en/404'];

// Reservations of other tests change which searches the sitemap lists.
ownSite({});

let crawled: ReadonlyMap<string, CrawlResult>;
let pages: readonly Required<CrawlResult>[];

beforeAll(async () => {
  crawled = await crawlSite(site.origin, ['/', '/en', ...missing, ...findabilityPaths()]);
  pages = [...crawled.values()].filter((result): result is Required<CrawlResult> => result.page !== undefined);
});

const attributesOf = (document: ReadDocument, name: string) =>
  document.tags.filter((tag) => tag.name === name).map((tag) => tag.attributes);
const headLink = (document: ReadDocument, rel: string): string | undefined =>
  attributesOf(document, 'link').find((attributes) => attributes['rel'] === rel)?.['href'];
const isIndexed = ({ status, page: { document } }: Required<CrawlResult>): boolean =>
  status === 200 &&
  !attributesOf(document, 'meta').some(
    ({ name, content }) => name === 'robots' && content?.includes('noindex') === true,
  );

/** An index of where each address is linked. */
const pagesWith = (address: string): string[] =>
  [...crawled.values()]
    .filter(({ references }) => references.some((each) => withoutFragment(each) === site.origin + address))
    .map((result) => result.address);

it('every address in pages, feeds, manifests and the sitemap is 200, without a redirect', () => {
  const broken = [...crawled.values()]
    .filter(({ address, status }) => status !== 200 && !missing.includes(address))
    .map(({ address, status }) => `${status} ${address}, in ${pagesWith(address).slice(0, 3).join(', ')}`);
  expect(broken).toEqual([]);
  expect(missing.map((address) => crawled.get(address)?.status)).toEqual([404, 404]);
});

it('every fragment link has its target', () => {
  const lost = pages.flatMap(({ address, page: { document } }) =>
    attributesOf(document, 'a').flatMap(({ href = '' }) => {
      const { origin, pathname, search, hash } = new URL(href, site.origin + address);
      if (origin !== site.origin || hash === '') return [];
      const target = crawled.get(pathname + search)?.page;
      return target?.document.ids.has(decodeURIComponent(hash.slice(1))) === true ? [] : `${address}: ${href}`;
    }),
  );
  expect(lost).toEqual([]);
});

it('a link that opens a tab has no opener', () => {
  const unsafe = pages.flatMap(({ address, page: { document } }) =>
    attributesOf(document, 'a')
      // noreferrer implies noopener.
      .filter(({ target, rel = '' }) => target === '_blank' && !/\bno(?:opener|referrer)\b/.test(rel))
      .map(({ href }) => `${address}: ${href}`),
  );
  expect(unsafe).toEqual([]);
});

it('both languages link to every route', () => {
  const paths = pages.map(({ address }) => address.replace(/\?.*/, ''));
  for (const pattern of linkedPages.map((name) => patterns[name])) {
    const isOf = (prefix: string) =>
      new RegExp(`^${prefix}${pattern === '/' && prefix !== '' ? '' : pattern.replace(':alias', '[^/]+')}$`);
    expect({ pattern, found: ['', '/en'].filter((prefix) => paths.some((path) => isOf(prefix).test(path))) }).toEqual({
      pattern,
      found: ['', '/en'],
    });
  }
  const inUkrainian = paths.filter((path) => !/^\/en(?:\/|$)/.test(path));
  const inEnglish = paths.filter((path) => /^\/en(?:\/|$)/.test(path)).map((path) => path.replace(/^\/en/, '') || '/');
  expect(new Set(inEnglish)).toEqual(new Set(inUkrainian));
});

it('the sitemap has exactly the canonical, indexable pages', () => {
  const listed = Array.from(crawled.get('/sitemap.xml')?.references ?? []).filter((url) => url.startsWith(site.origin));
  // The later pages of a list are reached from its first one.
  const own = pages
    .filter((page) => isIndexed(page) && !/[?&]page=\d/.test(page.address))
    .map(({ address, page: { document } }) => ({
      url: site.origin + address,
      canonical: headLink(document, 'canonical'),
    }));
  const canonical = own
    .filter(({ url, canonical }) => url === canonical || `${url}/` === canonical || url === `${canonical}/`)
    .map((each) => each.canonical);
  expect([...new Set(canonical)].toSorted()).toEqual([...new Set(listed)].toSorted());
  // A page that repeats another one names it as canonical.
  expect(own.filter((each) => each.canonical === undefined || !listed.includes(each.canonical))).toEqual([]);
});

it('every page links its manifest and its feed', () => {
  const lacking = pages
    .filter(
      ({ page: { document } }) =>
        headLink(document, 'manifest') === undefined ||
        !attributesOf(document, 'link').some(({ type }) => type === 'application/atom+xml'),
    )
    .map(({ address }) => address);
  expect(lacking).toEqual([]);
});

/** Pages that differ only in their filters are two thirds of all: only a sample of them is validated. */
const filterSample = 8;

it('every page is valid HTML as sent', async () => {
  const validator = new HtmlValidate(pageRules);
  const plain = pages.filter(({ address }) => !address.includes('?'));
  const filtered = pages
    .filter(({ address }) => address.includes('?'))
    // The crawl finds them in a different order each time.
    .toSorted((one, other) => one.address.localeCompare(other.address))
    .filter((_, index) => index % filterSample === 0);
  expect(filtered.length).toBeGreaterThan(20);
  // A fault of a component is on every page with it: only the first one is reported.
  const faults = new Map<string, string>();
  for (const { address, page } of [...plain, ...filtered]) {
    const { results } = await validator.validateString(page.html);
    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      const fault = `${ruleId}: ${message}`;
      if (!faults.has(fault)) faults.set(fault, `${address} at ${selector}`);
    }
  }
  expect(Object.fromEntries(faults)).toEqual({});
}, 300_000);
