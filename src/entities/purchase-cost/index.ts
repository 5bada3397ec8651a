export { PurchaseCostTable } from './PurchaseCostTable.tsx';
export { type CostChoice, useCostChoice } from './useCostChoice.ts';
