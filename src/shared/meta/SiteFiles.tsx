import { useTranslation } from 'react-i18next';
import { useLocalizedPath } from '#shared/routing';

/** What the server makes for feed readers and telephones, in the language on the screen. */
export function SiteFiles() {
  const { t } = useTranslation();
  const localize = useLocalizedPath();
  return (
    <>
      <link rel="manifest" href={localize('/site.webmanifest')} />
      <link
        rel="alternate"
        type="application/atom+xml"
        title={t('pageTitle', { title: t('navigation.news') })}
        href={localize('/news/feed.xml')}
      />
    </>
  );
}
