export { readDraft, writeDraft } from './calculatorDraft.ts';
export { CalculatorSkeleton } from './CalculatorSkeleton.tsx';
export { checkDraft } from './checkDraft.ts';
export { downOf, type InstalmentPlan, partAmounts, paymentsOf } from './instalment.ts';
export { InstalmentCalculator } from './InstalmentCalculator.tsx';
export { mortgageStages } from './mortgage.ts';
