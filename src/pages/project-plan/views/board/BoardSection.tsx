import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlanBuilding, PlanSection } from '#entities/flat';
import { useNearView } from '#shared/loading';
import { LocalLink } from '#shared/routing';
import type { Plan } from '../../model/usePlan.ts';
import { BoardGrid } from './BoardGrid.tsx';
import styles from './BoardSection.module.css';

interface BoardSectionProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  readonly section: PlanSection;
  /** Part of the first view; the others wait until they are near. */
  readonly atOnce: boolean;
}

/** The field of a flat, and the line between two, in rem: the room of what is not there yet. */
const row = 3.25;

export function BoardSection({ plan, building, section, atOnce }: BoardSectionProps) {
  const { t } = useTranslation('plan');
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearView(ref) || atOnce;
  const name = t('level.section', { section: section.section });
  return (
    <div ref={ref} className={styles.section}>
      {plan.place.section === undefined && (
        <h4 className={styles.name}>
          <LocalLink to={plan.to({ kind: 'section', building: building.key, section: section.section })}>
            {name}
          </LocalLink>
        </h4>
      )}
      {near ? (
        <BoardGrid plan={plan} section={section} label={`${building.name}, ${name}`} />
      ) : (
        <div style={{ blockSize: `${section.floors.length * row}rem` }} />
      )}
    </div>
  );
}
