import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { escapeKey } from '#domain/filters/keyList.ts';
import { ProgrammeRules } from '#entities/mortgage';
import { isExpired, OfferFigure, OfferValidity } from '#entities/offer';
import { CallRequestButton } from '#features/call-request';
import { selectExtensions, useApiSelector } from '#shared/api';
import { formatDay } from '#shared/format';
import type { Offer, OfferCard, OfferFlats } from '#shared/responses';
import { LocalLink, LocalRichText, pathTo, useLanguage, withQuery } from '#shared/routing';
import { useToday } from '#shared/time';
import { buttonClass, type Fact, FactList, Heading, Skeleton, Text } from '#shared/ui';
import styles from './OfferPage.module.css';

/** What the offer means, for whom its programmes are, and its conditions. */
export function OfferDetails({ offer: { body, conditions, mortgages } }: { readonly offer: Offer }) {
  const { t } = useTranslation('offers');
  const isSearched = useApiSelector(selectExtensions)?.includes('flat_search') !== false;
  return (
    <>
      <LocalRichText blocks={body} />
      {mortgages.map((programme) => (
        <section key={programme.key} aria-labelledby={`programme-${programme.key}`} className={styles.conditions}>
          <Heading level={2} size="m" id={`programme-${programme.key}`}>
            {programme.name}
          </Heading>
          <ProgrammeRules programme={programme} className={styles.rules} />
          {isSearched && (
            <LocalLink
              to={withQuery(pathTo('flats'), { programme: programme.key })}
              className={clsx(buttonClass({ variant: 'secondary' }), styles.flats)}
            >
              {t('programmeFlats')}
            </LocalLink>
          )}
        </section>
      ))}
      {conditions.length > 0 && (
        <section className={styles.conditions}>
          <Heading level={2} size="m">
            {t('conditions')}
          </Heading>
          <ol className={styles.list}>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

export function OfferDetailsSkeleton() {
  return (
    <div className={styles.skeleton} aria-busy="true">
      <Skeleton lines={5} />
      <Skeleton lines={4} />
    </div>
  );
}

/** An offer that is over still leads on: to those that hold. */
function OfferActions({ offer }: { readonly offer: OfferCard }) {
  const { t } = useTranslation('offers');
  const expired = isExpired(offer, useToday());
  if (expired) {
    return (
      <div className={styles.actions}>
        <Text size="s" tone="soft">
          {t('expiredHint')}
        </Text>
        <LocalLink to={pathTo('offers')} className={buttonClass({ wide: true })}>
          {t('current')}
        </LocalLink>
      </div>
    );
  }
  // A call about several projects begins with the question which one.
  const [project] = offer.projects.length === 1 ? offer.projects : [];
  return (
    <div className={styles.actions}>
      <CallRequestButton
        wide
        message={t('callMessage', { title: offer.title })}
        {...(project !== undefined && { project: project.alias })}
      >
        {t('requestCall')}
      </CallRequestButton>
      <LocalLink to={pathTo('appointmentDate')} className={buttonClass({ variant: 'secondary', wide: true })}>
        {t('bookVisit')}
      </LocalLink>
    </div>
  );
}

/** The planning tab with the free flats of an offer alone, in the words of its filter. */
function offerFlatsPath(alias: string, { rooms, buildings, floor_from: from, floor_to: to }: OfferFlats): string {
  const filter = new URLSearchParams({ status: 'free' });
  for (const count of rooms) filter.append('rooms', String(count));
  for (const key of buildings) filter.append('building', escapeKey(key));
  if (from !== null) filter.set('floor_from', String(from));
  if (to !== null) filter.set('floor_to', String(to));
  return withQuery(pathTo('projectPlan', { alias }), filter);
}

/** Where flats of the offer are free: each link is the planning tab with the filter that finds them. */
function OfferFlatLinks({ flats }: { readonly flats: OfferFlats }) {
  const { t } = useTranslation(['offers', 'tiles']);
  if (flats.free.length === 0) return t('noFlats');
  return (
    <ul className={styles.projects}>
      {flats.free.map(({ project, count }) => (
        <li key={project.alias}>
          <LocalLink to={offerFlatsPath(project.alias, flats)}>
            {project.title}: {t('tiles:freeFlats', { count })}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
}

/** What decides: the figure, until when, for which projects, and what to do next. */
export function OfferTerms({ offer }: { readonly offer: OfferCard | Offer }) {
  const { t } = useTranslation('offers');
  const language = useLanguage();
  const flats = 'flats' in offer ? offer.flats : undefined;
  const projects = offer.for_all ? (
    <LocalLink to={pathTo('projects')}>{t('forAll')}</LocalLink>
  ) : (
    <ul className={styles.projects}>
      {offer.projects.map(({ alias, title }) => (
        <li key={alias}>
          <LocalLink to={pathTo('projectAbout', { alias })}>{title}</LocalLink>
        </li>
      ))}
    </ul>
  );
  const facts: readonly Fact[] = [
    ...(offer.for_all || offer.projects.length > 0 ? [{ key: 'projects', label: t('holdsFor'), value: projects }] : []),
    ...(flats ? [{ key: 'flats', label: t('flats'), value: <OfferFlatLinks flats={flats} /> }] : []),
    ...(offer.published_at === null
      ? []
      : [{ key: 'published', label: t('label.publication'), value: formatDay(offer.published_at, language) }]),
  ];

  return (
    <aside className={styles.terms} aria-label={t('terms')}>
      <OfferFigure offer={offer} className={styles.figure} />
      {offer.valid_until !== null && (
        <div className={styles.validity}>
          <OfferValidity offer={offer} />
        </div>
      )}
      {facts.length > 0 && <FactList columns={1} facts={facts} />}
      <OfferActions offer={offer} />
    </aside>
  );
}
