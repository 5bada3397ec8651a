import type { Plan } from '../model/usePlan.ts';
import { BuildingPicture } from './BuildingPicture.tsx';
import { FloorPicture } from './FloorPicture.tsx';
import { SitePicture } from './SitePicture.tsx';

/** The plan of a level: all buildings, one of them (or a section of it), a floor. */
export function LevelPicture({ plan }: { readonly plan: Plan }) {
  const { building, section, floor } = plan.place;
  if (building === undefined) return <SitePicture plan={plan} />;
  if (section !== undefined && floor !== undefined) return <FloorPicture plan={plan} building={building} section={section} floor={floor} />;
  return <BuildingPicture plan={plan} building={building} sections={section === undefined ? building.sections : [section]} />;
}
