const inFull = process.env['PROPERTY_RUNS'] === 'full';

/**
 * The number of runs of a property: `npm run test:all` sets PROPERTY_RUNS=full, everything else uses the smaller
 * number.
 */
export const runs = (full: number, few = Math.min(full, 30)): number => (inFull ? full : few);

/**
 * One of `every` cases, starting at `index`, so that neighbouring tests use different ones; all of them in full runs.
 */
export const share = <Case>(cases: readonly Case[], every: number, index = 0): readonly Case[] =>
  inFull ? cases : cases.filter((_, at) => at % every === index % every);
