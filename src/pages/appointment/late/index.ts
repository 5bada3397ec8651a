export { DayChoice } from './day/DayChoice.tsx';
export { LaterSteps } from './LaterSteps.tsx';
