export { Comparison } from './Comparison.tsx';
export { OtherWays } from './OtherWays.tsx';
export { Schedule } from './Schedule.tsx';
