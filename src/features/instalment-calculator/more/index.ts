export { LaterParts } from './LaterParts.tsx';
export { MortgageFields } from './MortgageFields.tsx';
export { outcomeOf } from './outcomeOf.ts';
export { PaymentsChart } from './PaymentsChart.tsx';
export { PegFields } from './PegFields.tsx';
