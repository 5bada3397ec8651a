export { LaterParts } from './LaterParts.tsx';
export { MortgageFields, PegFields } from './MortgageFields.tsx';
export { outcomeOf } from './outcomeOf.ts';
export { PaymentsChart } from './PaymentsChart.tsx';
