import { column, sheetPage, type Sheet } from '../pdf/sheet.ts';
import type { CostRow, CostTable } from './costTable.ts';
import { styles } from './look.ts';

/** Of the names; amounts end at the right edge. */
const nameWidth = column - 130;
const lead = 1.4;

const toneStyles = {
  usual: { name: styles.body, amount: styles.value },
  off: { name: styles.label, amount: styles.label },
  sum: { name: styles.value, amount: styles.value },
} as const satisfies Record<CostRow['tone'], unknown>;

function drawRow(sheet: Sheet, { name, notes, amount, tone }: CostRow): void {
  const { structure } = sheet;
  const style = toneStyles[tone];
  const texts = [{ text: name, style: style.name }, ...notes.map((text) => ({ text, style: styles.foot }))];
  const height = texts.reduce(
    (sum, { text, style: { size }, style: own }) => sum + sheet.linesOf(text, own, nameWidth).length * size * lead,
    12,
  );
  sheet.need(height);
  const top = sheet.y;
  structure.within('TR', () => {
    structure.within(
      'TH',
      () => {
        sheet.y += 3;
        for (const { text, style: own } of texts) sheet.paragraph(text, own, 'P', nameWidth);
      },
      { scope: 'Row' },
    );
    structure.within('TD', () =>
      sheet.lineEnding(amount, sheetPage.width - sheetPage.side, top + 3 + style.name.size * lead, style.amount),
    );
  });
  sheet.y += 7;
  sheet.rule(sheet.y);
}

/** From the price to the keys, a line a cost, each with its source, on pages of its own. */
export function drawCosts(sheet: Sheet, { heading, rows, total, note }: CostTable, flat: string): void {
  sheet.newPage();
  sheet.paragraph(heading, { ...styles.title, size: 20 }, 'H2');
  sheet.y += 4;
  sheet.paragraph(flat, styles.place);
  sheet.y += 12;
  sheet.rule(sheet.y);
  sheet.structure.within('Table', () => {
    for (const row of rows) drawRow(sheet, row);
    drawRow(sheet, total);
  });
  sheet.y += 12;
  sheet.paragraph(note, styles.foot);
}
