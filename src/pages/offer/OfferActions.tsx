import { useTranslation } from 'react-i18next';
import { isExpired } from '#entities/offer';
import { CallRequestButton } from '#features/call-request';
import type { OfferCard } from '#shared/answers';
import { LocalLink, pathTo } from '#shared/routing';
import { useToday } from '#shared/time';
import { buttonClass, Text } from '#shared/ui';
import styles from './OfferActions.module.css';

/** An offer that is over still leads on: to those that hold. */
export function OfferActions({ offer }: { readonly offer: OfferCard }) {
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
