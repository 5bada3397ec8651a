import { useTranslation } from 'react-i18next';
import { ProgrammeRules } from '#entities/mortgage';
import type { Offer } from '#shared/answers';
import { LocalRichText } from '#shared/routing';
import { Heading, Skeleton } from '#shared/ui';
import styles from './OfferDetails.module.css';

export function OfferDetails({ offer: { body, conditions, mortgages } }: { readonly offer: Offer }) {
  const { t } = useTranslation('offers');
  return (
    <>
      <LocalRichText blocks={body} />
      {mortgages.map((programme) => (
        <section key={programme.key} aria-labelledby={`programme-${programme.key}`} className={styles.conditions}>
          <Heading level={2} size="m" id={`programme-${programme.key}`}>
            {programme.name}
          </Heading>
          <ProgrammeRules programme={programme} className={styles.rules} />
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
