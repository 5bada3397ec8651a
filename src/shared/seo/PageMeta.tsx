import { use, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { languageFacts, languageTag, languages } from '#domain/languages.ts';
import { feedPath } from '#domain/pages.ts';
import type { Image, PreviewImage, Seo } from '#shared/responses';
import { type Language, selectSettings } from '#shared/config';
import { pathInLanguage, useLanguage, useLocalizedPath } from '#shared/routing';
import { PageReportContext, type PageStatusCode } from './pageReport.ts';
import { previewPicture } from './jsonLdNodes.ts';
import { useSite } from './useSite.ts';

interface PreviewTagsProps {
  readonly title: string;
  readonly description: string | null;
  readonly picture: PreviewImage | Image | null;
  readonly publishedAt: string | null;
  readonly query: string;
}

/** Open Graph writes `uk_UA` where the rest of the web writes `uk-UA`. */
function localeOf(language: Language): string {
  return languageFacts(language).locale.replace('-', '_');
}

/** Open Graph tags, which all messengers and Twitter read, in server-rendered documents only. */
function PreviewTags({ title, description, picture, publishedAt, query }: PreviewTagsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const site = useSite();
  const report = use(PageReportContext);
  if (site === null || report === null) return null;
  const own = picture && previewPicture(picture);
  // The site's own picture lies beside favicon.svg: lists have none, and messengers show no SVG, such as a flat's plan.
  const preview =
    own === null || /\.svg(?:\?|$)/i.test(own.src)
      ? { src: `/preview-${language}.jpg`, width: 1200, height: 630, alt: t('siteTitle') }
      : own;
  const tags: Readonly<Record<string, string | number | null>> = {
    'og:type': publishedAt === null ? 'website' : 'article',
    'og:site_name': site.brand,
    'og:title': title,
    'og:description': description,
    'og:url': site.origin + site.path + query,
    'og:locale': localeOf(language),
    'article:published_time': publishedAt,
    'og:image': site.file(preview.src),
    'og:image:width': preview.width,
    'og:image:height': preview.height,
    'og:image:alt': preview.alt,
  };
  return (
    <>
      {Object.entries(tags).map(
        ([name, content]) => content !== null && <meta key={name} property={name} content={String(content)} />,
      )}
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={localeOf(other)} />
        ))}
      <meta name="twitter:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** The canonical URL, and the page in each language. */
function PageLinks({ query }: { readonly query: string }) {
  const site = useSite();
  const { defaultLanguage } = useSelector(selectSettings);
  if (site === null) return null;
  const { origin, path } = site;
  return (
    <>
      <link rel="canonical" href={origin + path + query} />
      {languages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={languageTag(language)}
          href={origin + pathInLanguage(path, language, defaultLanguage) + query}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={origin + pathInLanguage(path, defaultLanguage, defaultLanguage) + query}
      />
    </>
  );
}

/** What the server makes for feed readers and telephones, in the language on the screen. */
function SiteFiles() {
  const { t } = useTranslation();
  const localize = useLocalizedPath();
  return (
    <>
      <link rel="manifest" href={localize('/site.webmanifest')} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('pageTitle', { title: t('navigation.news') })}
        href={localize(feedPath)}
      />
    </>
  );
}

/** Reports the status of the page to the server. */
function PageStatus({ status }: { readonly status: PageStatusCode }) {
  use(PageReportContext)?.status(status);
  return null;
}

interface PageMetaProps {
  /** The page's name, which the site's name follows; absent while loading: the site's own title is used. */
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** Overrides title and description; its title appears without the site's name. */
  readonly seo?: Seo | null | undefined;
  /** The page's picture for previews, unless there is `seo.image`. */
  readonly image?: Image | null | undefined;
  /** An article's first day, `YYYY-MM-DD`. */
  readonly publishedAt?: string | null | undefined;
  /** Which part of a long list it is, where that is not the first one. */
  readonly page?: number | undefined;
  /** The query of the canonical URL without a question mark, of a page that has one beside its number. */
  readonly query?: string;
  /** Of a page that is unknown or failed to load. */
  readonly status?: PageStatusCode | undefined;
  /** False: no search engine lists it. */
  readonly listed?: boolean;
}

/** Removes titles of the hosting page: React puts its own first, or adopts the one that the server rendered. */
function reuseFirstTitle(): void {
  const [, ...others] = document.head.querySelectorAll('title');
  for (const title of others) title.remove();
}

/** The head of a page for search engines and messengers. Render one at a time. */
export function PageMeta({
  title,
  description,
  seo,
  image,
  publishedAt,
  page,
  query = '',
  status,
  listed = true,
}: PageMetaProps) {
  const { t } = useTranslation(['common', 'list']);
  useLayoutEffect(reuseFirstTitle, []);
  const numbered = (text: string): string => (page === undefined ? text : t('list:numbered', { title: text, page }));
  const hasName = title !== undefined && title !== null;
  const name = hasName ? t('pageTitle', { title: numbered(title) }) : t('siteTitle');
  const ownTitle = seo?.title ?? title ?? null;
  const own = page === undefined ? query : `page=${page}`;
  const canonicalQuery = own === '' ? '' : `?${own}`;
  const summary = seo?.description ?? description ?? null;
  return (
    <>
      <title>{ownTitle === null || ownTitle === title ? name : numbered(ownTitle)}</title>
      {summary !== null && <meta name="description" content={summary} />}
      <SiteFiles />
      {status !== undefined && <PageStatus status={status} />}
      {status === undefined && listed ? <PageLinks query={canonicalQuery} /> : <meta name="robots" content="noindex" />}
      {__RENDERS_ON_SERVER__ && status === undefined && (
        <PreviewTags
          title={ownTitle === null ? name : numbered(ownTitle)}
          description={summary}
          picture={seo?.image ?? image ?? null}
          publishedAt={publishedAt ?? null}
          query={canonicalQuery}
        />
      )}
    </>
  );
}
