export type { DayState } from './MonthGrid.tsx';
export { VisitDayField } from './VisitDayField.tsx';
