import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { languageTag } from '#shared/i18n';
import { availableLanguages, pathInLanguage } from '#shared/routing';
import { useSite } from './useSite.ts';

/** The one address of the page, whatever query brought the visitor, and the same page in each language. */
export function PageLinks() {
  const site = useSite();
  const { defaultLanguage } = useSelector(selectSettings);
  if (site === null) return null;
  const { origin, path } = site;
  return (
    <>
      <link rel="canonical" href={origin + path} />
      {availableLanguages.map((language) => (
        <link
          key={language}
          rel="alternate"
          hrefLang={languageTag(language)}
          href={origin + pathInLanguage(path, language, defaultLanguage)}
        />
      ))}
      <link
        rel="alternate"
        hrefLang="x-default"
        href={origin + pathInLanguage(path, defaultLanguage, defaultLanguage)}
      />
    </>
  );
}
