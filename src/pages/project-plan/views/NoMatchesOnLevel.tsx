import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { type FlatFilter, flatFilterOn } from '#features/flat-filter';
import { useApiSelector } from '#shared/api';
import { Button, EmptyView } from '#shared/ui';
import { type Plan, selectLevelFlats } from '../model/usePlan.ts';
import styles from './FlatsView.module.css';

interface NoMatchesOnLevelProps {
  readonly plan: Plan;
  readonly filter: FlatFilter;
  /** Says how many flats match. */
  readonly countRef: RefObject<HTMLElement | null>;
  readonly onChange: (part: Partial<FlatFilter>) => void;
  readonly onReset: () => void;
}

/** More would be a choice of its own. */
const mostRelaxations = 3;

/** No flat matches: offers to drop single conditions, with what each would find. */
export function NoMatchesOnLevel({
  plan: { selectorArgs },
  filter,
  countRef,
  onChange,
  onReset,
}: NoMatchesOnLevelProps) {
  const { t } = useTranslation(['planViews', 'plan']);
  const flats = useApiSelector((state) => selectLevelFlats(state, selectorArgs));
  const relaxations = flatFilterOn(selectorArgs.today).relaxations(flats, filter).slice(0, mostRelaxations);
  return (
    <EmptyView
      level={3}
      title={t('planViews:nothing.title')}
      hint={relaxations.length === 0 ? t('planViews:nothing.hint') : t('planViews:nothing.relax')}
      action={
        <div className={styles.relaxations}>
          {relaxations.map(({ condition, change, count }) => (
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
          <Button variant={relaxations.length === 0 ? 'secondary' : 'quiet'} onClick={onReset}>
            {t('plan:filter.reset')}
          </Button>
        </div>
      }
    />
  );
}
