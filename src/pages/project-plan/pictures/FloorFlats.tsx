import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FlatPlan, FlatPrice, FlatStatusMark, type PlanFloor, useFlatWords } from '#entities/flat';
import { formatArea } from '#shared/format';
import { LocalLink, useLanguage } from '#shared/routing';
import type { Plan } from '../model/usePlan.ts';
import styles from './FloorFlats.module.css';

interface FloorFlatsProps {
  readonly plan: Plan;
  readonly floor: PlanFloor;
  /** Beside the plan of the floor; without one the flats show their own. */
  readonly pictured: boolean;
  /** The id of the flat that is pointed at on the plan. */
  readonly active: string | null;
  readonly onActiveChange: (id: string | null) => void;
}

export function FloorFlats({ plan: { isWanted, toFlat }, floor, pictured, active, onActiveChange }: FloorFlatsProps) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const wordsOf = useFlatWords();
  return (
    <ul className={clsx(styles.flats, !pictured && styles.cards)}>
      {floor.flats.map((flat) => (
        <li
          key={flat.id}
          className={clsx(
            styles.flat,
            (flat.status === 'sold' || !isWanted(flat)) && styles.quiet,
            flat.id === active && styles.active,
          )}
          onPointerEnter={() => onActiveChange(flat.id)}
          onPointerLeave={() => onActiveChange(null)}
        >
          <FlatPlan plan={flat.plan} className={styles.plan} sizes={pictured ? '5rem' : '18rem'} />
          <h3 className={styles.name}>
            <LocalLink to={toFlat(flat)} className={styles.link}>
              {wordsOf(flat).name}
            </LocalLink>
          </h3>
          {flat.total_area !== null && (
            <p className={styles.area}>{t('area', { value: formatArea(flat.total_area, language) })}</p>
          )}
          <FlatStatusMark status={flat.status} className={styles.status} />
          <FlatPrice flat={flat} className={styles.price} />
        </li>
      ))}
    </ul>
  );
}
