import { useTranslation } from 'react-i18next';
import { Heading, Text } from '#shared/ui';
import styles from './Comparison.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import type { ListedFlat } from '../listed/listedFlat.ts';

interface ComparisonProps {
  /** At most four. */
  readonly listedFlats: readonly ListedFlat[];
  readonly full: boolean;
}

const headingId = 'comparison';

export function Comparison({ listedFlats, full }: ComparisonProps) {
  const { t } = useTranslation('favourites');
  const few = listedFlats.length < 2;
  return (
    <div className={styles.comparison}>
      <Heading level={2} size="l" id={headingId}>
        {t('compare.title')}
      </Heading>
      <Text tone="soft" className={styles.note}>
        {few ? t('compare.tooFew') : t('compare.note')} {full && t('compare.limit')}
      </Text>
      {!few && <ComparisonTable listedFlats={listedFlats} labelledBy={headingId} />}
    </div>
  );
}
