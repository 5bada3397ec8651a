import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OutlinedPicture, type PictureArea, type PlanBuilding, type PlanSection } from '#entities/flat';
import type { Plan } from '../model/usePlan.ts';
import { BuildingDrawing } from './BuildingDrawing.tsx';
import { FloorTable } from './FloorTable.tsx';
import styles from './BuildingPicture.module.css';
import { floorKey } from './floorKey.ts';

interface BuildingPictureProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  /** All of them, or the one that is looked at. */
  readonly sections: readonly PlanSection[];
}

/** A building by its floors: the facade where there is one, and the same as a table, whose cells are for fingers. */
export function BuildingPicture({ plan, building, sections }: BuildingPictureProps) {
  const { t } = useTranslation('plan');
  const [active, setActive] = useState<string | null>(null);
  const facade = plan.sitePlan?.buildings.find(({ key }) => key === building.key)?.facade ?? null;
  const areas = (facade?.floors ?? []).flatMap((place): PictureArea[] => {
    const section = sections.find((each) => each.section === place.section);
    const floor = section?.floors.find((each) => each.floor === place.floor);
    if (section === undefined || floor === undefined) return [];
    const key = floorKey(section, floor);
    const free = plan.tallies.get(floor)?.free ?? 0;
    return [
      {
        key,
        outline: place.outline,
        tone: free > 0 ? 'quiet' : 'rest',
        to: plan.to({ kind: 'floor', building: building.key, section: section.section, floor: floor.floor }),
      },
    ];
  });

  return (
    <div className={styles.building}>
      {facade === null ? (
        <div className={styles.drawing}>
          <BuildingDrawing
            plan={plan}
            building={building}
            sections={sections}
            active={active}
            onActiveChange={setActive}
          />
        </div>
      ) : (
        <OutlinedPicture
          image={facade.image}
          areas={areas}
          active={active}
          onActiveChange={setActive}
          sizes="(min-width: 64rem) 44rem, 92vw"
          className={styles.picture}
        />
      )}
      <div>
        <p className={styles.hint}>{t('building.hint')}</p>
        <FloorTable plan={plan} building={building} sections={sections} active={active} onActiveChange={setActive} />
      </div>
    </div>
  );
}
