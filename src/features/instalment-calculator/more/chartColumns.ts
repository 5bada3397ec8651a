import type { Outcome } from '../outcome.ts';

/** Sums at a moment, in kopiykas. */
export interface ChartColumn {
  readonly key: string;
  /** Paid of the price. */
  readonly paid: number;
  /** Paid above the price: to the bank, or for the dollar. */
  readonly over: number;
  readonly left: number;
}

/** More columns than that would be a grey surface. */
const most = 60;

/** The day of the contract, then each payment, or each year where there are many. */
export function chartColumns({ price, down, payments, pegged }: Outcome): readonly ChartColumn[] {
  const step = payments.length > most ? 12 : 1;
  let over = 0;
  const columns: ChartColumn[] = [{ key: '0', paid: down, over, left: price - down }];
  for (const [index, { number, amount, interest, left }] of payments.entries()) {
    over += interest + (pegged?.[index] ?? amount) - amount;
    if (number % step === 0 || number === payments.length) {
      columns.push({ key: String(number), paid: price - left, over, left });
    }
  }
  return columns;
}
