import { languageOfPath, languageTag } from '#domain/languages.ts';
import type { Language } from '#shared/config';
import { formatMoment, telephoneLink } from '#shared/format';
import { factsOf } from './cachedResponse.ts';
import { bounds, isStale, storeNames } from './stores.ts';

interface ReadablePage {
  /** Path and query. */
  readonly address: string;
  readonly title: string;
  readonly language: Language;
  /** ISO. */
  readonly asOf: string;
}

async function pagesIn(name: string, defaultLanguage: Language): Promise<ReadablePage[]> {
  const store = await caches.open(name);
  const [requests, copies] = await Promise.all([store.keys(), store.matchAll()]);
  return copies.flatMap((copy, index) => {
    const url = new URL(requests[index]?.url ?? 'about:blank');
    if (!(copy.headers.get('content-type') ?? '').startsWith('text/html')) return [];
    const { asOf, title } = factsOf(copy);
    const language = languageOfPath(url.pathname, defaultLanguage);
    return [{ address: url.pathname + url.search, title: title === '' ? url.pathname : title, language, asOf }];
  });
}

/** As many as a visitor reads. */
const most = 12;

/**
 * Pages that open offline: those in the visitor's language first, then the latest. Each title once: pages that differ in
 * their query alone cannot be told apart.
 */
export async function readablePages(language: Language, defaultLanguage: Language): Promise<ReadablePage[]> {
  const usual = (await pagesIn(storeNames.page, defaultLanguage)).filter(
    (page) => !isStale(page, bounds.page, Date.now()),
  );
  const pages = new Map(
    [...(await pagesIn(storeNames.requested, defaultLanguage)), ...usual].map((page) => [page.address, page]),
  );
  const isForeign = (page: ReadablePage): number => Number(page.language !== language);
  const sorted = [...pages.values()].sort((a, b) => isForeign(a) - isForeign(b) || b.asOf.localeCompare(a.asOf));
  return sorted.filter(({ title }, index) => sorted.findIndex((page) => page.title === title) === index).slice(0, most);
}

/** Texts are bundled, because they cannot be fetched offline. */
const textsOf = __BUNDLED_TEXTS__.offlinePage;
const noticeTextsOf = __BUNDLED_TEXTS__.offline;

interface OfflinePage {
  readonly language: Language;
  /** Whether the address is of one visitor: opened before or not, it has no copy. */
  readonly personal: boolean;
  readonly phone: string;
  readonly pages: readonly ReadablePage[];
  readonly css: string;
  /** Address of the style sheet with the fonts, if there is a copy. */
  readonly fonts: string | undefined;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

function line({ address, title, asOf, ...page }: ReadablePage, language: Language): string {
  const tag = languageTag(page.language);
  const moment = noticeTextsOf[language].asOfStart.replace('{{moment}}', formatMoment(asOf, language));
  return `<li><a href="${escaped(address)}" lang="${tag}" hreflang="${tag}">${escaped(title)}</a> <time datetime="${asOf}">${escaped(moment)}</time></li>`;
}

/** Milliseconds online before the reload: a flickering connection does not count, and a reload at once would cancel a link that was just tapped. */
const steadyAfter = 1000;

/** A link to the address itself would lose the fragment, which grants access to a reservation. */
const script = `
let left = false;
addEventListener('click', (event) => {
  left = true;
  if (event.target.closest('.retry') === null || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  location.reload();
});
addEventListener('popstate', () => location.reload());
addEventListener('online', () => setTimeout(() => !left && navigator.onLine && location.reload(), ${steadyAfter}));
`;

/**
 * The page for addresses without a copy, with the pages that can be read offline. Back can be a step within it: earlier
 * entries may be of the document that pushed this address.
 */
export function offlinePage({ language, personal, phone, pages, css, fonts }: OfflinePage): Response {
  const texts = textsOf[language];
  const nonce = crypto.randomUUID();
  const readable = `<section><h2>${texts.readable}</h2><ul class="pages">${pages.map((page) => line(page, language)).join('')}</ul></section>`;
  const nothing = personal ? '' : `<p class="hint">${texts.nothingReadable}</p>`;
  const call = `<p class="call">${texts.callUs}: <a href="${telephoneLink(phone)}">${escaped(phone)}</a></p>`;
  const html = `<!doctype html>
<html lang="${languageTag(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(texts.pageTitle.replace('{{brand}}', __BUNDLED_TEXTS__.brand[language].name))}</title>
${fonts === undefined ? '' : `<link rel="stylesheet" href="${fonts}">`}
<style>${css}</style>
</head>
<body>
<main>
<h1>${personal ? texts.personalHeading : texts.heading}</h1>
<p class="hint">${personal ? texts.personalHint : texts.hint}</p>
<p><a class="retry" href="">${texts.retry}</a></p>
${phone === '' ? '' : call}
${pages.length === 0 ? nothing : readable}
</main>
<script nonce="${nonce}">${script}</script>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; style-src 'self' 'unsafe-inline'; font-src data:; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`,
    },
  });
}
