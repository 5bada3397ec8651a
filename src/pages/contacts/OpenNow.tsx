import { useTranslation } from 'react-i18next';
import { openingState } from '#entities/company';
import type { SalesCenter } from '#shared/answers';
import { kyivClock, visitorsClock } from '#shared/format';
import { useNow } from '#shared/time';
import { Text } from '#shared/ui';
import styles from './SalesCenters.module.css';

/** How many doors are open at this minute in Kyiv; its place is kept until the present is known. */
export function OpenNow({ centers }: { readonly centers: readonly SalesCenter[] }) {
  const { t } = useTranslation('contacts');
  const told = centers.filter(({ schedule }) => schedule.length > 0);
  const now = useNow();
  const open = now === null ? null : told.filter((center) => openingState(center, now).open).length;
  return (
    <Text size="s" tone="muted" className={styles.openNow}>
      {open === 0 && t('openNow.none')}
      {open !== null && open > 0 && t('openNow.some', { open, all: centers.length })}
      {now !== null && visitorsClock(now) !== kyivClock(now) && (
        <span className={styles.zone}>{t('openNow.zone', { time: kyivClock(now) })}</span>
      )}
    </Text>
  );
}
