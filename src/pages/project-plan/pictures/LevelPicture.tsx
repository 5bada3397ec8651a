import type { Plan } from '../model/usePlan.ts';
import { BuildingPicture } from './BuildingPicture.tsx';
import { FloorPicture } from './FloorPicture.tsx';

/** The plan of a level below the site: a building, a section of it, or a floor. */
export function LevelPicture({ plan }: { readonly plan: Plan }) {
  const { building, section, floor } = plan.place;
  if (building === undefined) return null;
  if (section !== undefined && floor !== undefined) {
    return <FloorPicture plan={plan} building={building} section={section} floor={floor} />;
  }
  return (
    <BuildingPicture plan={plan} building={building} sections={section === undefined ? building.sections : [section]} />
  );
}
