import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { ProgrammeRules } from '#entities/mortgage';
import { selectExtensions, useApiSelector } from '#shared/api';
import type { Offer } from '#shared/responses';
import { LocalLink, LocalRichText, pathTo } from '#shared/routing';
import { buttonClass, Heading, Skeleton } from '#shared/ui';
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
              to={`${pathTo('flats')}?${new URLSearchParams({ programme: programme.key }).toString()}`}
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
