export { choiceIn, choiceParams } from './costChoice.ts';
export { PurchaseCostTable } from './PurchaseCostTable.tsx';
export { type CostChoice, useCostChoice } from './useCostChoice.ts';
