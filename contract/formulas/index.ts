/** How a plan is calculated is agreed between the two sides as its fields are; unlike the schemas, it may be taken at run time by src too. */
export { addMonths } from './addMonths.ts';
export { asAlias, titleOfAlias } from './alias.ts';
export { discountOn, priceOn, pricePerM2On } from './discount.ts';
export { instalmentPayments, type InstalmentPlan } from './instalment.ts';
export { leastDownPercent, type MortgageLoan, mortgagePayments, type RateStage } from './mortgage.ts';
export { type Payment, paymentDay, peggedAmount, shareOf } from './payment.ts';
