export { CalculatorSkeleton } from './Planner.tsx';
export { ProjectCalculator } from './ProjectCalculator.tsx';
