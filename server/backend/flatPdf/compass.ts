import { brandColors } from '../../brand.ts';
import type { WholeFlat } from '../responses/flats.ts';
import type { PdfWriter } from '../pdf/writer.ts';

const degrees: Readonly<Record<WholeFlat['orientation'][number], number>> = {
  n: 0,
  ne: 45,
  e: 90,
  se: 135,
  s: 180,
  sw: 225,
  w: 270,
  nw: 315,
};

const pointAt = (x: number, y: number, radius: number, turn: number): [number, number] => {
  const angle = ((turn - 90) * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
};

/** A rose with north above: the sides that the windows face are filled. */
export function drawCompass(
  { doc }: PdfWriter,
  x: number,
  y: number,
  radius: number,
  sides: WholeFlat['orientation'],
): void {
  doc.circle(x, y, radius).lineWidth(0.8).strokeColor(brandColors.line).stroke();
  for (const turn of [0, 90, 180, 270]) {
    doc
      .moveTo(...pointAt(x, y, radius - 3, turn))
      .lineTo(...pointAt(x, y, radius, turn))
      .lineWidth(0.8)
      .strokeColor(brandColors.inkSoft)
      .stroke();
  }
  for (const side of sides) {
    const [fromX, fromY] = pointAt(x, y, radius - 4, degrees[side] - 26);
    const [toX, toY] = pointAt(x, y, radius - 4, degrees[side] + 26);
    doc
      .path(`M${x} ${y}L${fromX} ${fromY}A${radius - 4} ${radius - 4} 0 0 1 ${toX} ${toY}Z`)
      .fillColor(brandColors.linden)
      .fill();
  }
  const [left, right, tip] = [
    pointAt(x, y - radius - 2, 3, 270),
    pointAt(x, y - radius - 2, 3, 90),
    pointAt(x, y - radius - 2, 6, 0),
  ];
  doc
    .path(`M${left.join(' ')}L${tip.join(' ')}L${right.join(' ')}Z`)
    .fillColor(brandColors.ink)
    .fill();
}
