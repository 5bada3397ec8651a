import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Image, Seo } from '#shared/answers';
import { PageLinks } from './PageLinks.tsx';
import type { PageStatusCode } from './pageReport.ts';
import { PageStatus } from './PageStatus.tsx';
import { PreviewTags } from './PreviewTags.tsx';
import { SiteFiles } from './SiteFiles.tsx';

interface PageMetaProps {
  /** The page's name, which the site's name follows; absent while it is on its way: the site's own title stands. */
  readonly title?: string | null | undefined;
  readonly description?: string | null | undefined;
  /** Goes before title and description; a title that is not just the page's name is taken whole. */
  readonly seo?: Seo | null | undefined;
  /** The page's picture, for previews; `seo.image` goes before it. */
  readonly image?: Image | null | undefined;
  /** An article's first day, `YYYY-MM-DD`. */
  readonly publishedAt?: string | null | undefined;
  /** Which part of a long list it is, where that is not the first one. */
  readonly page?: number | undefined;
  /** A page that is unknown, or did not come. */
  readonly status?: PageStatusCode | undefined;
  /** False: no search engine lists it. */
  readonly listed?: boolean;
}

/** React puts its title before another one, and takes the one that the server rendered for its own: others came with the hosting page. */
function keepFirstTitle(): void {
  const [, ...others] = document.head.querySelectorAll('title');
  for (const title of others) title.remove();
}

/** The head of a page: what search engines and messengers read. React puts it into place; one on the screen at a time. */
export function PageMeta({ title, description, seo, image, publishedAt, page, status, listed = true }: PageMetaProps) {
  const { t } = useTranslation();
  useLayoutEffect(keepFirstTitle, []);
  const numbered = (text: string): string => (page === undefined ? text : t('numberedPage', { title: text, page }));
  const hasName = title !== undefined && title !== null;
  const name = hasName ? t('pageTitle', { title: numbered(title) }) : t('siteTitle');
  const ownTitle = seo?.title ?? title ?? null;
  const summary = seo?.description ?? description ?? null;
  return (
    <>
      <title>{ownTitle === null || ownTitle === title ? name : numbered(ownTitle)}</title>
      {summary !== null && <meta name="description" content={summary} />}
      <SiteFiles />
      {status !== undefined && <PageStatus status={status} />}
      {status === undefined && listed ? <PageLinks page={page} /> : <meta name="robots" content="noindex" />}
      {__RENDERS_ON_SERVER__ && status === undefined && (
        <PreviewTags
          title={ownTitle ?? name}
          description={summary}
          picture={seo?.image ?? image ?? null}
          publishedAt={publishedAt ?? null}
        />
      )}
    </>
  );
}
