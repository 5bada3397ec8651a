import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { FlatDots, type PlanBuilding, type PlanFloor, type PlanSection, sum, useFreeWords } from '#entities/flat';
import { LocalLink } from '#shared/routing';
import { VisuallyHidden } from '#shared/ui';
import type { Plan } from '../model/usePlan.ts';
import { floorKey } from './floorKey.ts';
import styles from './FloorTable.module.css';

interface FloorTableProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  readonly sections: readonly PlanSection[];
  /** The floor (`floorKey`) that is pointed at on the facade. */
  readonly active: string | null;
  readonly onActiveChange: (key: string | null) => void;
}

/** The floors that any of the sections has, the highest first. */
function floorNumbers(sections: readonly PlanSection[]): readonly number[] {
  return [...new Set(sections.flatMap(({ floors }) => floors.map(({ floor }) => floor)))].sort((a, b) => b - a);
}

/** Floors by sections, as they stand: a cell is a floor of a section, with its flats and how many are free. */
export function FloorTable({ plan, building, sections, active, onActiveChange }: FloorTableProps) {
  const { t } = useTranslation('plan');
  const words = useFreeWords();
  const { tallies, isWanted, to } = plan;
  const headed = sections.length > 1;

  const cell = (section: PlanSection, floor: PlanFloor) => {
    const key = floorKey(section, floor);
    const tally = tallies.get(floor) ?? sum([]);
    const place = headed
      ? t('building.floorOfSection', { floor: floor.floor, section: section.section })
      : t('level.floor', { floor: floor.floor });
    return (
      <LocalLink
        to={to({ kind: 'floor', building: building.key, section: section.section, floor: floor.floor })}
        className={clsx(styles.cell, tally.free === 0 && styles.quiet, key === active && styles.active)}
        onPointerEnter={() => onActiveChange(key)}
        onPointerLeave={() => onActiveChange(null)}
        onFocus={() => onActiveChange(key)}
        onBlur={() => onActiveChange(null)}
      >
        <FlatDots flats={floor.flats} isWanted={isWanted} />
        <span className={styles.free} aria-hidden>
          {tally.free === 0 ? t('free.noneShort') : t('free.short', { count: tally.free })}
        </span>
        <VisuallyHidden>{words(tally, place)}</VisuallyHidden>
      </LocalLink>
    );
  };

  return (
    <div className={styles.box}>
      <table className={styles.table}>
        {headed && (
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                {t('building.floor')}
              </th>
              {sections.map((section) => (
                <th key={section.section} scope="col">
                  <LocalLink
                    to={to({ kind: 'section', building: building.key, section: section.section })}
                    className={styles.section}
                  >
                    {t('level.section', { section: section.section })}
                  </LocalLink>
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {floorNumbers(sections).map((number) => (
            <tr key={number}>
              <th scope="row" className={styles.number}>
                {headed ? number : t('level.floor', { floor: number })}
              </th>
              {sections.map((section) => {
                const floor = section.floors.find((each) => each.floor === number);
                return <td key={section.section}>{floor !== undefined && cell(section, floor)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
