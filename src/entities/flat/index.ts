export {
  buildingsOf,
  isLocated,
  type LocatedFlat,
  type PlanBuilding,
  type PlanFloor,
  type PlanSection,
} from './buildings.ts';
export { Elevation } from './view/Elevation.tsx';
export { flatJsonLd, flatPath, programmeIn, withoutProgramme } from './flatPage.ts';
export { FlatLine } from './view/FlatLine.tsx';
export { FlatPlan, FlatPrice, FlatStatusMark, ListPrice } from './view/FlatFacts.tsx';
export { flatsAlike, nearestFlats } from './flatsLike.ts';
export { floorPlanOf } from './floorPlanOf.ts';
export { flatsAround, sitePlanAt } from './planParts.ts';
export { type AreaTone, OutlinedPicture, type PictureArea } from './view/OutlinedPicture.tsx';
export {
  isAt,
  levelKey,
  type LevelParams,
  levelPath,
  levelsTo,
  placeAt,
  type PlanLevel,
  type PlanPlace,
  readLevel,
} from './planLevel.ts';
export { countFlats, sumCounts, type FlatCountsByPart, useFreeWords, usePriceWords } from './flatCounts.ts';
export { useFlatSpeech, useLevelNames } from './levelWords.ts';
export { boundName, useFlatWords, useWindowWords } from './flatWords.ts';
