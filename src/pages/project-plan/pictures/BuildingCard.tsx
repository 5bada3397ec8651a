import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Elevation, type PlanBuilding, sum, usePriceWords } from '#entities/flat';
import { LocalLink } from '#shared/routing';
import type { Plan } from '../model/usePlan.ts';
import styles from './BuildingCard.module.css';

interface BuildingCardProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  /** Beside a picture; without one the card is the picture. */
  readonly small: boolean;
  /** Whether its place on the picture is pointed at. */
  readonly active: boolean;
  readonly onActiveChange: (active: boolean) => void;
}

export function BuildingCard({
  plan: { tallies, isWanted, to },
  building,
  small,
  active,
  onActiveChange,
}: BuildingCardProps) {
  const { t } = useTranslation(['plan', 'housing']);
  const price = usePriceWords();
  const { free, flats, from } = tallies.get(building) ?? sum([]);
  const floors = Math.max(...building.sections.flatMap((section) => section.floors.map(({ floor }) => floor)));
  const facts = [
    t('plan:building.floors', { count: floors }),
    ...(building.sections.length > 1 ? [t('plan:building.sections', { count: building.sections.length })] : []),
    t('housing:flats', { count: flats }),
  ];

  return (
    <li
      style={{ '--floors': floors } as CSSProperties}
      className={clsx(
        styles.card,
        small ? styles.small : styles.large,
        active && styles.active,
        free === 0 && styles.quiet,
      )}
      onPointerEnter={() => onActiveChange(true)}
      onPointerLeave={() => onActiveChange(false)}
    >
      <Elevation sections={building.sections} isWanted={isWanted} className={styles.elevation} />
      <div className={styles.words}>
        <h3 className={styles.name}>
          <LocalLink to={to({ kind: 'building', building: building.key })} className={styles.link}>
            {building.name}
          </LocalLink>
        </h3>
        <p className={styles.free}>{free === 0 ? t('plan:free.none') : t('plan:free.flats', { count: free })}</p>
        {from !== null && <p className={styles.from}>{t('housing:priceFrom', { price: price(from) })}</p>}
        <p className={styles.facts}>{facts.join(' · ')}</p>
      </div>
    </li>
  );
}
