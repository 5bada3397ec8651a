import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type FlatFilter, flatFilterOn } from '#features/flat-filter';
import { useApiSelector } from '#shared/api';
import { Button, EmptyView } from '#shared/ui';
import { type Plan, selectLevelFlats } from '../model/usePlan.ts';
import styles from './FlatsView.module.css';

interface NothingFitsProps {
  readonly plan: Plan;
  readonly filter: FlatFilter;
  /** Says how many flats match. */
  readonly countRef: RefObject<HTMLElement | null>;
  readonly onChange: (part: Partial<FlatFilter>) => void;
  readonly onReset: () => void;
}

/** More would be a choice of its own. */
const mostOffers = 3;

/** No flat matches: offers to drop single conditions, with what each would find. */
export function NothingFits({ plan: { selectorArgs }, filter, countRef, onChange, onReset }: NothingFitsProps) {
  const { t } = useTranslation(['planViews', 'plan']);
  const flats = useApiSelector((state) => selectLevelFlats(state, selectorArgs));
  const ways = flatFilterOn(selectorArgs.today).relaxations(flats, filter).slice(0, mostOffers);
  return (
    <EmptyView
      level={3}
      title={t('planViews:nothing.title')}
      hint={ways.length === 0 ? t('planViews:nothing.hint') : t('planViews:nothing.loosen')}
      action={
        <div className={styles.ways}>
          {ways.map(({ condition, change, count }) => (
            <Button
              key={condition}
              variant="secondary"
              onClick={() => {
                // Before the button is removed together with the focus.
                countRef.current?.focus();
                onChange(change);
              }}
            >
              {t(`planViews:nothing.${condition}`, { count })}
            </Button>
          ))}
          <Button variant={ways.length === 0 ? 'secondary' : 'quiet'} onClick={onReset}>
            {t('plan:filter.reset')}
          </Button>
        </div>
      }
    />
  );
}
