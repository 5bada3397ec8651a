/** The number of runs of a property: `npm run test:all` sets PROPERTY_RUNS=full, everything else makes the quick number. */
export const runs = (full: number, quick = Math.min(full, 30)): number =>
  process.env['PROPERTY_RUNS'] === 'full' ? full : quick;
