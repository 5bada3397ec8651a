import { shareOf } from '#domain/payment.ts';
import type { PlanDraft } from './calculatorDraft.ts';
import { inside, readMoney, readNumber, within } from './numbers.ts';

export interface ShareRule {
  /** Percent of the price. */
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

export interface CheckedDown {
  /** Kopiykas; null when the sum is not possible. */
  readonly down: number | null;
  /** Of the price, within the bounds: where the slider stands. */
  readonly percent: number;
  readonly share: ShareRule;
  readonly downBounds: { readonly min: number; readonly max: number };
  /** `percent` was brought to the nearest bound; a sum is left as it was entered. */
  readonly problem: 'down' | 'percent' | null;
}

export function checkDown(
  { percent, down }: Pick<PlanDraft, 'percent' | 'down'>,
  share: ShareRule,
  price: number,
): CheckedDown {
  const { min, max, default: usual } = share;
  const downBounds = { min: shareOf(price, min), max: shareOf(price, max) };
  if (down !== '') {
    const sum = inside(readMoney(down), downBounds);
    const part = sum === null || price === 0 ? usual : (sum / price) * 100;
    return { share, downBounds, down: sum, percent: within(part, min, max), problem: sum === null ? 'down' : null };
  }
  const entered = percent === '' ? usual : readNumber(percent);
  const part = within(entered ?? usual, min, max);
  return { share, downBounds, down: shareOf(price, part), percent: part, problem: entered === part ? null : 'percent' };
}
