import { useTranslation } from 'react-i18next';
import { type PlanFloor, type PlanSection, useFlatSpeech } from '#entities/flat';
import { LocalLink } from '#shared/routing';
import type { Plan } from '../../model/usePlan.ts';
import { BoardCell } from './BoardCell.tsx';
import styles from './BoardGrid.module.css';
import { columnsOf } from './columns.ts';
import { useGridKeys } from './useGridKeys.ts';

interface BoardGridProps {
  readonly plan: Plan;
  readonly section: PlanSection;
  readonly label: string;
}

/** Floors × flats, as an ARIA grid: one stop of the Tab key, within it the arrows. */
export function BoardGrid({ plan, section, label }: BoardGridProps) {
  const { t } = useTranslation('plan');
  const speech = useFlatSpeech();
  const rows = section.floors.map((floor) => columnsOf(plan.sitePlan, section, floor));
  const width = Math.max(...rows.map((row) => row.length));
  const { gridRef, current, onFocus, onKeyDown } = useGridKeys(rows.map((row) => row.map((flat) => flat?.id ?? null)));
  const building = section.floors[0]?.flats[0]?.building.key ?? '';
  const floorLink = ({ floor }: PlanFloor): string =>
    plan.to({ kind: 'floor', building, section: section.section, floor });

  return (
    <div className={styles.box}>
      <table
        ref={gridRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's data grid pattern
        role="grid"
        aria-label={label}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <tbody>
          {section.floors.map((floor, index) => (
            <tr key={floor.floor}>
              <th scope="row" className={styles.floor}>
                <LocalLink
                  to={floorLink(floor)}
                  tabIndex={-1}
                  aria-label={t('level.floor', { floor: floor.floor })}
                  className={styles.floorLink}
                >
                  {floor.floor}
                </LocalLink>
              </th>
              {Array.from({ length: width }, (_, column) => {
                const flat = rows[index]?.[column];
                if (!flat) return <td key={column} aria-label={t('board.gap')} className={styles.gap} />;
                return (
                  <BoardCell
                    key={flat.id}
                    flat={flat}
                    to={plan.toFlat(flat)}
                    name={speech(flat)}
                    quiet={!plan.isWanted(flat)}
                    stop={flat.id === current}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
