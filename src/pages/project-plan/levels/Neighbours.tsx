import { useTranslation } from 'react-i18next';
import { type PlanFloor, type PlanSection, useFreeWords, useLevelNames } from '#entities/flat';
import type { Plan } from '../model/usePlan.ts';
import { type Step, StepRow } from './StepRow.tsx';
import styles from './Neighbours.module.css';

/** The same floor of another section, where it has one. */
function floorIn(section: PlanSection, floor: PlanFloor | undefined): PlanFloor | undefined {
  return section.floors.find((each) => each.floor === floor?.floor);
}

/** The ways to what stands beside, without climbing up: other buildings, sections, floors. */
export function Neighbours({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('plan');
  const { level, place, buildings, tallies, to } = plan;
  const nameOf = useLevelNames(buildings);
  const words = useFreeWords();
  const { building, section, floor } = place;
  if (building === undefined) return null;

  const nameWith = (name: string, part: Parameters<typeof tallies.get>[0]): string => {
    const tally = tallies.get(part);
    return tally === undefined ? name : words(tally, name);
  };
  const buildingSteps: readonly Step[] = buildings.map((each) => {
    const target = { kind: 'building', building: each.key } as const;
    return {
      key: each.key,
      to: to(target),
      text: each.name,
      name: nameWith(nameOf(target), each),
      current: each === building,
      free: tallies.get(each)?.free ?? 0,
    };
  });
  const sectionSteps: readonly Step[] = building.sections.map((each) => {
    const same = floorIn(each, floor);
    const at = { building: building.key, section: each.section };
    return {
      key: String(each.section),
      to: to(same === undefined ? { kind: 'section', ...at } : { kind: 'floor', ...at, floor: same.floor }),
      text: t('level.section', { section: each.section }),
      name: nameWith(t('level.section', { section: each.section }), same ?? each),
      current: each === section,
      free: tallies.get(same ?? each)?.free ?? 0,
    };
  });
  const floorSteps: readonly Step[] = (section?.floors ?? []).map((each) => ({
    key: String(each.floor),
    to: to({ kind: 'floor', building: building.key, section: section?.section ?? 0, floor: each.floor }),
    text: String(each.floor),
    name: nameWith(t('level.floor', { floor: each.floor }), each),
    current: each === floor,
    free: tallies.get(each)?.free ?? 0,
  }));

  return (
    <div className={styles.rows} data-print="hide">
      {level.kind === 'building' && buildingSteps.length > 1 && (
        <StepRow label={t('steps.buildings')} steps={buildingSteps} />
      )}
      {sectionSteps.length > 1 && <StepRow label={t('steps.sections')} steps={sectionSteps} />}
      {level.kind === 'floor' && floorSteps.length > 1 && (
        <StepRow
          label={t('steps.floors')}
          steps={floorSteps.toReversed()}
          back={t('steps.lower')}
          ahead={t('steps.higher')}
        />
      )}
    </div>
  );
}
