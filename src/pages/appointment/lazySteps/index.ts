export { VisitSubject } from '#features/booking';
export { DayChoice } from './DayChoice.tsx';
export { LazySteps } from './LazySteps.tsx';
