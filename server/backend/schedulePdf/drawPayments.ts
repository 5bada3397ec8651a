import { setImmediate } from 'node:timers/promises';
import { formatSum } from '#domain/amounts.ts';
import type { Language } from '#domain/languages.ts';
import { type Payment, paymentDay, peggedAmount } from '#domain/money/payment.ts';
import type { ScheduleQuery } from '#contract/money/schedule.ts';
import { textOf } from '../../texts.ts';
import { brandColors } from '../../brand.ts';
import type { Style } from '../pdf/writer.ts';
import { formatDay } from '../format.ts';
import { column, sheetPage, type Sheet } from '../pdf/sheet.ts';

const head: Style = { face: 'text', size: 8, colour: brandColors.muted };
const cell: Style = { face: 'text', size: 9, colour: brandColors.ink };
const total: Style = { face: 'strong', size: 9, colour: brandColors.ink };
const rowHeight = 15;

/** Where the number and the day begin; the sums share the rest and end at the right edge of their columns. */
const dayAt = sheetPage.side + 28;
const sumsFrom = sheetPage.side + 150;

/** The table, its head again on each page; a mortgage takes hundreds of milliseconds, so other requests are served after each page. */
export async function drawPayments(
  sheet: Sheet,
  language: Language,
  { way, price, down, day: contractDay, rate }: ScheduleQuery,
  payments: readonly Payment[],
): Promise<void> {
  const withInterest = way === 'mortgage';
  const names = [
    'amount',
    ...(withInterest ? ['interest'] : []),
    ...(rate === undefined ? [] : ['pegged']),
    'left',
  ] as const;
  const width = (sheetPage.side + column - sumsFrom) / names.length;

  const { structure } = sheet;
  const row = (number: string, date: string, texts: readonly string[], style: Style, tag: 'TH' | 'TD' = 'TD'): void => {
    const y = sheet.y + 10.5;
    const drawCell = (draw: () => void): void =>
      structure.within(tag, draw, tag === 'TH' ? { scope: 'Column' } : undefined);
    structure.within('TR', () => {
      drawCell(() => sheet.line(number, sheetPage.side, y, style));
      drawCell(() => sheet.line(date, dayAt, y, style));
      for (const [index, text] of texts.entries()) {
        drawCell(() => sheet.lineEnding(text, sumsFrom + width * (index + 1), y, style));
      }
    });
    sheet.y += rowHeight;
    sheet.rule(sheet.y);
  };
  const drawHead = (): void =>
    row(
      textOf(language, 'schedule:number'),
      textOf(language, 'schedule:day'),
      names.map((name) => textOf(language, `schedule:${name}`)),
      head,
      'TH',
    );
  const sums = (amount: number, interest: number, pegged: number, left: number): readonly string[] =>
    [amount, ...(withInterest ? [interest] : []), ...(rate === undefined ? [] : [pegged]), left].map((each) =>
      formatSum(each, language),
    );

  await structure.withinPausing('Table', async () => {
    drawHead();
    row('0', textOf(language, 'schedule:contract'), sums(down, 0, down, price - down), cell);
    let all = { amount: down, interest: 0, pegged: down };
    for (const payment of payments) {
      const pegged = rate === undefined ? payment.amount : peggedAmount(payment, rate);
      all = {
        amount: all.amount + payment.amount,
        interest: all.interest + payment.interest,
        pegged: all.pegged + pegged,
      };
      if (sheet.need(rowHeight * 2)) {
        await setImmediate();
        structure.decoration(drawHead);
      }
      row(
        String(payment.number),
        formatDay(paymentDay(payment, contractDay), language),
        sums(payment.amount, payment.interest, pegged, payment.left),
        cell,
      );
    }
    row('', textOf(language, 'schedule:total'), sums(all.amount, all.interest, all.pegged, 0), total);
  });
}
