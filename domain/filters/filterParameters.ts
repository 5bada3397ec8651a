/** Query parameters of filters and views that mean the same for everybody: analytics may report them. */
export const reportedParameters = [
  'area',
  'category',
  'class',
  'district',
  'floor_from',
  'floor_to',
  'high',
  'monthly_from',
  'monthly_to',
  'months_from',
  'months_to',
  'not_first',
  'not_last',
  'offer',
  'outlook',
  'price_from',
  'price_to',
  'project',
  'readiness',
  'ready_from',
  'ready_to',
  'rooms',
  'safety',
  'side',
  'sort',
  'status',
  'view',
] as const;

type KeyOf<Name extends string> = Name extends `${infer Key}_${'from' | 'to'}` ? Key : Name;

/** Conditions that analytics does not learn. */
type Unreported = 'bounds' | 'building' | 'programme';

/** Each table of conditions satisfies it, so that a new condition is listed above or counts as unreported. */
export type FilterKeys = Partial<Record<KeyOf<(typeof reportedParameters)[number]> | Unreported, unknown>>;
