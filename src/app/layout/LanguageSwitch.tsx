import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { Link, useLocation } from 'react-router';
import { type Language, languageFacts, languages, languageTag } from '#domain/languages.ts';
import { selectSettings } from '#shared/config';
import { pathInLanguage, useHash, useLanguage } from '#shared/routing';
import { withoutTracking } from '#shared/tracking';
import styles from './LanguageSwitch.module.css';

const codeOf = (language: Language): string => language.toUpperCase();

/** Leads to the same page, query, hash and place in another language. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const { defaultLanguage } = useSelector(selectSettings);
  const { pathname, search } = useLocation();
  const hash = useHash();
  return (
    <ul role="list" aria-label={t('language.label')} className={clsx(styles.list, className)}>
      {languages.map((language) => (
        <li key={language}>
          <Link
            to={{
              pathname: pathInLanguage(pathname, language, defaultLanguage),
              search: withoutTracking(search),
              hash,
            }}
            lang={languageTag(language)}
            hrefLang={languageTag(language)}
            aria-label={`${codeOf(language)}, ${languageFacts(language).label}`}
            aria-current={language === current ? 'true' : undefined}
            className={styles.link}
            preventScrollReset
          >
            {codeOf(language)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
