import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';

interface PageMetaProps {
  /** Absent on the home page and while the page's name is on its way: the site's own title stands. */
  readonly title?: string | undefined;
  readonly description?: string | undefined;
}

/** The browser counts the first title alone, and the hosting page has brought one. */
function dropHostingTitle(): void {
  for (const title of document.head.querySelectorAll('title:not([data-page])')) title.remove();
}

/** Title and description of a page; React puts them into the head. One on the screen at a time. */
export function PageMeta({ title, description }: PageMetaProps) {
  const { t } = useTranslation();
  useLayoutEffect(dropHostingTitle, []);
  return (
    <>
      <title data-page>{title === undefined ? t('siteTitle') : t('pageTitle', { title })}</title>
      {description !== undefined && <meta name="description" content={description} />}
    </>
  );
}
