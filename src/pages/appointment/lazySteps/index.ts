export { DayChoice } from './DayChoice.tsx';
export { LaterSteps } from './LaterSteps.tsx';
