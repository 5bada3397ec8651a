import { use } from 'react';
import type { Image, PreviewImage } from '#shared/answers';
import type { Language } from '#shared/config';
import { regionalTag } from '#shared/i18n';
import { availableLanguages, useLanguage } from '#shared/routing';
import { PageReportContext } from './pageReport.ts';
import { previewPicture } from './previewPicture.ts';
import { useSite } from './useSite.ts';

interface PreviewTagsProps {
  readonly title: string;
  readonly description: string | null;
  readonly picture: PreviewImage | Image | null;
  readonly publishedAt: string | null;
}

/** Open Graph writes `uk_UA` where the rest of the web writes `uk-UA`. */
function localeOf(language: Language): string {
  return regionalTag(language).replace('-', '_');
}

/** Open Graph, which every messenger reads, in documents of the server alone; Twitter takes from it whatever its own cards do not say. */
export function PreviewTags({ title, description, picture, publishedAt }: PreviewTagsProps) {
  const language = useLanguage();
  const site = useSite();
  const report = use(PageReportContext);
  if (site === null || report === null) return null;
  // The site's own picture lies beside favicon.svg: lists and the calculator have none.
  const preview = picture
    ? previewPicture(picture)
    : { src: `/preview-${language}.jpg`, width: 1200, height: 630, alt: title };
  const tags: Readonly<Record<string, string | number | null>> = {
    'og:type': publishedAt === null ? 'website' : 'article',
    'og:site_name': site.brand,
    'og:title': title,
    'og:description': description,
    'og:url': site.origin + site.path,
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
      {availableLanguages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={localeOf(other)} />
        ))}
      <meta name="twitter:image:alt" content={preview.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
