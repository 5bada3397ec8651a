export { PurchaseCostTable } from './PurchaseCostTable.tsx';
export { type CostChoice, choiceParams, useCostChoice } from './useCostChoice.ts';
