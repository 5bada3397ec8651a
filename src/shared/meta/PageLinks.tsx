import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { languageTag } from '#shared/i18n';
import { availableLanguages, pathInLanguage } from '#shared/routing';
import { useSite } from './useSite.ts';

/** The one address of the page, whatever query brought the visitor, and the same page in each language. A later part of a list is a page of its own. */
export function PageLinks({ page }: { readonly page: number | undefined }) {
  const site = useSite();
  const { defaultLanguage } = useSelector(selectSettings);
  if (site === null) return null;
  const { origin, path } = site;
  const query = page === undefined ? '' : `?page=${page}`;
  return (
    <>
      <link rel="canonical" href={origin + path + query} />
      {availableLanguages.map((language) => (
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
