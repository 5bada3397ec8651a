import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type Language, languageFacts, languages, languageTag } from '#domain/languages.ts';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { LocalLink, pathInLanguage, pathTo, SiteLink, useLanguage, usePageLocation } from '#shared/routing';
import { useHydrated } from '#shared/tasks';
import { withoutTracking } from '#shared/tracking';
import { ArrowUpRightIcon, ChatIcon, PhoneIcon, VisuallyHidden } from '#shared/ui';
import mark from '../../../../brand/mark.json';
import styles from './siteLinks.module.css';

/** Keys of `navigation` in common.json with the pages that they name. */
export const mainLinks = [
  ['flats', pathTo('flats')],
  ['projects', pathTo('projects')],
  ['offers', pathTo('offers')],
  ['calculator', pathTo('instalmentCalculator')],
  ['news', pathTo('news')],
  ['about', pathTo('about')],
  ['contacts', pathTo('contacts')],
] as const;

export const buyerLinks = [
  ['flats', pathTo('flats')],
  ['projects', pathTo('projects')],
  ['offers', pathTo('offers')],
  ['calculator', pathTo('instalmentCalculator')],
  ['appointment', pathTo('appointmentDate')],
  ['favourites', pathTo('favourites')],
] as const;

export const companyLinks = [
  ['about', pathTo('about')],
  ['news', pathTo('news')],
  ['contacts', pathTo('contacts')],
] as const;

interface OutsideLinkProps {
  readonly className?: string | undefined;
}

export function PhoneLink({ className }: OutsideLinkProps) {
  const { t } = useTranslation();
  const { phone } = useSelector(selectSettings);
  return (
    <a href={telephoneLink(phone)} aria-label={t('phoneLink', { phone })} className={className}>
      <PhoneIcon size={20} />
      <span>{phone}</span>
    </a>
  );
}

export function MessengerLink({ className }: OutsideLinkProps) {
  const { t } = useTranslation();
  const { messengerUrl } = useSelector(selectSettings);
  if (messengerUrl === null) return null;
  return (
    <a href={messengerUrl} target="_blank" rel="noopener noreferrer" className={className}>
      <ChatIcon size={20} />
      <span>{t('messenger')}</span>
    </a>
  );
}

/** To the master plan in 3D: a site of its own, or a page of this one; nothing when the company has none. */
export function MasterPlanLink({ className }: OutsideLinkProps) {
  const { t } = useTranslation();
  const { masterPlanUrl } = useSelector(selectSettings);
  if (masterPlanUrl === null) return null;
  if (masterPlanUrl.startsWith('/')) {
    return (
      <LocalLink to={masterPlanUrl} className={className}>
        <span>{t('navigation.masterPlan')}</span>
      </LocalLink>
    );
  }
  return (
    <a href={masterPlanUrl} target="_blank" rel="noopener noreferrer" className={className}>
      <span>{t('navigation.masterPlan')}</span>
      <ArrowUpRightIcon size={18} />
      <VisuallyHidden>{t('navigation.opensElsewhere')}</VisuallyHidden>
    </a>
  );
}

interface LogoProps {
  readonly size?: 'm' | 'l';
  /** The company's word in the language shown. */
  readonly children: ReactNode;
}

/** The name above the horizon line, with the company's mark beside it. */
export function Logo({ size = 'm', children }: LogoProps) {
  return (
    <span className={clsx(styles.logo, styles[size])}>
      <span className={styles.word}>{children}</span>
      <svg viewBox={mark.viewBox} className={styles.mark} aria-hidden focusable={false}>
        <path d={mark.path} fill="currentColor" />
      </svg>
    </span>
  );
}

const codeOf = (language: Language): string => language.toUpperCase();

/** Leads to the same page, query, hash and place in another language. */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const { defaultLanguage } = useSelector(selectSettings);
  const { pathname, search, hash } = usePageLocation();
  const hydrated = useHydrated();
  return (
    <ul role="list" aria-label={t('language.label')} className={clsx(styles.languages, className)}>
      {languages.map((language) => (
        <li key={language}>
          <SiteLink
            // The server renders without the hash, so hydration must, too.
            href={
              pathInLanguage(pathname, language, defaultLanguage) + withoutTracking(search) + (hydrated ? hash : '')
            }
            lang={languageTag(language)}
            hrefLang={languageTag(language)}
            aria-label={`${codeOf(language)}, ${languageFacts(language).label}`}
            aria-current={language === current ? 'true' : undefined}
            className={styles.language}
            preventScrollReset
          >
            {codeOf(language)}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}
