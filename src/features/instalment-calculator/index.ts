export { CalculatorSkeleton } from './CalculatorSkeleton.tsx';
export { ProjectCalculator } from './ProjectCalculator.tsx';
