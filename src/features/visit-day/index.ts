export { VisitDayField } from './VisitDayField.tsx';
