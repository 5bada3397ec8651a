import { encode } from 'uqr';

/** Modules around the code that scanners need empty. */
const border = 2;

/** A QR code as path data and its side, in modules. */
export function qrPath(text: string): { d: string; side: number } {
  const { data, size } = encode(text, { ecc: 'M', border });
  const runs = data.flatMap((row, y) => {
    const marks = row.map((dark) => (dark ? '1' : '0')).join('');
    return [...marks.matchAll(/1+/g)].map(({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
  });
  return { d: runs.join(''), side: size };
}
