import type { CSSProperties } from 'react';
import { isSettled, type ApiState } from '#shared/api';
import type { Language } from '#shared/config';
import type { AboutData, CompanyFigure, ContactsData, HomeData, OpeningHours, SalesCenter } from '#shared/responses';
import {
  addressJsonLd,
  type JsonLdNode,
  type JsonLdObject,
  organizationId,
  organizationJsonLd,
  pictureJsonLd,
  placeJsonLd,
  type Site,
} from '#shared/seo';
import { Stat } from '#shared/ui';
import { companyApi } from './companyApi.ts';
import styles from './CompanyFigures.module.css';

/** The site and the company, as the home page introduces them. */
export function homeJsonLd({ hero, seo }: HomeData, telephone: string, site: Site): readonly JsonLdNode[] {
  return [
    {
      '@type': 'WebSite',
      '@id': `${site.origin}/#website`,
      name: site.brand,
      url: site.page('/'),
      inLanguage: site.language,
      publisher: { '@id': organizationId(site) },
    },
    organizationJsonLd(site, {
      description: seo?.description,
      image: pictureJsonLd(hero?.image ?? null, site),
      telephone,
    }),
  ];
}

export function aboutJsonLd({ founded_year: year, lead, image }: AboutData, telephone: string, site: Site): JsonLdNode {
  return organizationJsonLd(site, {
    description: lead,
    image: pictureJsonLd(image, site),
    foundingDate: year === null ? null : String(year),
    telephone,
  });
}

/** The company as the one to write to and to have a contract with. */
export function legalJsonLd({ phone, email, legal }: ContactsData, site: Site): JsonLdNode {
  return organizationJsonLd(site, {
    legalName: legal?.name,
    identifier: legal?.code,
    telephone: phone,
    email,
    address: legal && addressJsonLd(legal),
  });
}

/** From Monday, which the contract counts as 1. */
const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** A day of schema.org ends a minute before midnight. */
function closing(clock: string): string {
  return clock === '24:00' ? '23:59' : clock;
}

function hoursJsonLd({ weekdays, from, to }: OpeningHours): JsonLdObject {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: weekdays.map((weekday) => `https://schema.org/${weekdayNames[weekday - 1]}`),
    opens: from,
    closes: closing(to),
  };
}

/** Closed for the whole of a day: it opens and closes at the same moment. */
function closureJsonLd({ day }: SalesCenter['closures'][number]): JsonLdObject {
  return { '@type': 'OpeningHoursSpecification', validFrom: day, validThrough: day, opens: '00:00', closes: '00:00' };
}

/** `path`: the page about the center. */
export function salesCenterJsonLd(center: SalesCenter, path: string, site: Site): JsonLdNode {
  const url = site.page(path);
  return {
    '@type': 'LocalBusiness',
    '@id': `${url}#${center.alias}`,
    name: center.name,
    url,
    image: pictureJsonLd(center.image, site),
    telephone: center.phone,
    ...placeJsonLd(center),
    openingHoursSpecification: center.schedule.map(hoursJsonLd),
    specialOpeningHoursSpecification: center.closures.map(closureJsonLd),
    parentOrganization: { '@id': organizationId(site) },
  };
}

const { getHome, getAbout, getContacts } = companyApi.endpoints;

export function selectHomeLoaded(state: ApiState, language: Language): boolean {
  return isSettled(getHome.select({ language })(state));
}

export function selectAboutLoaded(state: ApiState, language: Language): boolean {
  return isSettled(getAbout.select({ language })(state));
}

export function selectContactsLoaded(state: ApiState, language: Language): boolean {
  return isSettled(getContacts.select({ language })(state));
}

/** Figures above a horizontal line. */
export function CompanyFigures({ figures }: { readonly figures: readonly CompanyFigure[] }) {
  return (
    <ul className={styles.figures} style={{ '--figures': figures.length } as CSSProperties}>
      {figures.map(({ value, label }) => (
        <li key={label} className={styles.figure}>
          <Stat size="l" value={value} label={label} />
        </li>
      ))}
    </ul>
  );
}
