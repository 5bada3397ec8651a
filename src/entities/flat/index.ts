export { type AreaBucket, areaBucketOf, areaBuckets } from './areaBucket.ts';
export {
  buildingsOf,
  isLocated,
  type LocatedFlat,
  type PlanBuilding,
  type PlanFloor,
  type PlanSection,
} from './buildings.ts';
export { Compass } from './Compass.tsx';
export { Elevation } from './Elevation.tsx';
export { FlatDots } from './FlatDots.tsx';
export { flatJsonLd } from './flatJsonLd.ts';
export { flatPath } from './flatPath.ts';
export { FlatLine } from './FlatLine.tsx';
export { FlatPlan } from './FlatPlan.tsx';
export { FlatPrice, ListPrice } from './FlatPrice.tsx';
export { FlatStatusMark } from './FlatStatusMark.tsx';
export { floorPlanOf } from './floorPlanOf.ts';
export { type AreaTone, OutlinedPicture, type PictureArea } from './OutlinedPicture.tsx';
export { isAt, type PlanPlace, placeAt } from './place.ts';
export { type LevelParams, levelPath, levelsTo, type PlanLevel, readLevel } from './planLevel.ts';
export { sumCounts, type Tallies, countFlats } from './flatCounts.ts';
export { useDiscount } from './useDiscount.ts';
export { useFlatSpeech } from './useFlatSpeech.ts';
export { useFreeWords } from './useFreeWords.ts';
export { joinWords, useFlatWords } from './useFlatWords.ts';
export { useLevelNames } from './useLevelNames.ts';
export { usePriceWords } from './usePriceWords.ts';
export { useSides } from './useSides.ts';
