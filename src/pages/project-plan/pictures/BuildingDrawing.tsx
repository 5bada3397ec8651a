import { clsx } from 'clsx';
import { Link } from 'react-router';
import { Elevation, type PlanBuilding, type PlanSection } from '#entities/flat';
import { useLocalizedPath } from '#shared/routing';
import type { Plan } from '../model/usePlan.ts';
import styles from './BuildingDrawing.module.css';
import { floorKey } from './floorKey.ts';

interface BuildingDrawingProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  readonly sections: readonly PlanSection[];
  /** The floor (`floorKey`) that is pointed at, here or in the table beside. */
  readonly active: string | null;
  readonly onActiveChange: (key: string | null) => void;
}

/** The facade of a building that nobody has rendered: drawn from its flats. For the eye and a mouse; the table has the links. */
export function BuildingDrawing({
  plan: { isWanted, to },
  building,
  sections,
  active,
  onActiveChange,
}: BuildingDrawingProps) {
  const localize = useLocalizedPath();
  return (
    <Elevation
      sections={sections}
      isWanted={isWanted}
      className={styles.drawing}
      renderFloor={(section, floor, band) => {
        const key = floorKey(section, floor);
        return (
          <Link
            key={key}
            to={localize(to({ kind: 'floor', building: building.key, section: section.section, floor: floor.floor }))}
            tabIndex={-1}
            onPointerEnter={() => onActiveChange(key)}
            onPointerLeave={() => onActiveChange(null)}
          >
            <path d={band} className={clsx(styles.band, key === active && styles.active)} />
          </Link>
        );
      }}
    />
  );
}
