import { encode } from 'uqr';
import { brandColors } from '../../brand.ts';
import type { PdfWriter } from '../pdf/writer.ts';

/** Modules around the code that scanners need empty. */
const border = 2;

export function drawQr({ doc, structure }: PdfWriter, text: string, x: number, y: number, side: number): void {
  const { data, size } = encode(text, { ecc: 'M', border });
  const runs = data.flatMap((row, line) => {
    const marks = row.map((dark) => (dark ? '1' : '0')).join('');
    return [...marks.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${line}h${run.length}v1h-${run.length}z`);
  });
  structure.decoration(() =>
    doc
      .save()
      .translate(x, y)
      .scale(side / size)
      .path(runs.join(''))
      .fillColor(brandColors.ink)
      .fill()
      .restore(),
  );
}
