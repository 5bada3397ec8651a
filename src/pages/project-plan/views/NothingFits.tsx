import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { type FlatFilter, loosenings } from '#features/flat-filter';
import type { ApiState } from '#shared/api';
import { Button, EmptyView } from '#shared/ui';
import { selectLevelFlats } from '../model/planSelectors.ts';
import type { Plan } from '../model/usePlan.ts';
import styles from './NothingFits.module.css';

interface NothingFitsProps {
  readonly plan: Plan;
  readonly filter: FlatFilter;
  readonly onChange: (part: Partial<FlatFilter>) => void;
  readonly onReset: () => void;
}

/** More would be a choice of its own. */
const mostOffers = 3;

/** No flat is what is wanted: which wish to give up, and what that would bring. */
export function NothingFits({ plan: { question }, filter, onChange, onReset }: NothingFitsProps) {
  const { t } = useTranslation('plan');
  const flats = useSelector((state: ApiState) => selectLevelFlats(state, question));
  const ways = loosenings(flats, filter).slice(0, mostOffers);
  return (
    <EmptyView
      level={3}
      title={t('nothing.title')}
      hint={ways.length === 0 ? t('nothing.hint') : t('nothing.loosen')}
      action={
        <div className={styles.ways}>
          {ways.map(({ dimension, change, count }) => (
            <Button key={dimension} variant="secondary" onClick={() => onChange(change)}>
              {t(`nothing.${dimension}`, { count })}
            </Button>
          ))}
          <Button variant={ways.length === 0 ? 'secondary' : 'quiet'} onClick={onReset}>
            {t('filter.reset')}
          </Button>
        </div>
      }
    />
  );
}
