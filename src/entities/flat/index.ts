export { type AreaBucket, areaBucketOf, areaBuckets } from './areaBucket.ts';
export { buildingPath } from './buildingPath.ts';
export { FlatPlan } from './FlatPlan.tsx';
export { flatPath } from './flatPath.ts';
export { FlatStatusMark } from './FlatStatusMark.tsx';
