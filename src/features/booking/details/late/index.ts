export { VisitDetails } from './VisitDetails.tsx';
