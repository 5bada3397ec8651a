/** a b c d e f, as SVG and PDF write an affine map. */
type Matrix = readonly [number, number, number, number, number, number];

const step = /(\w+)\s*\(([^)]*)\)\s*,?\s*/g;

function matrixOf(name: string, values: readonly number[]): Matrix | undefined {
  if (!values.every(Number.isFinite)) return undefined;
  const [a = 0, b, c, d, e, f] = values;
  const turn = (a * Math.PI) / 180;
  if (name === 'translate') return [1, 0, 0, 1, a, b ?? 0];
  if (name === 'scale') return [a, 0, 0, b ?? a, 0, 0];
  if (name === 'rotate' && b === undefined) {
    return [Math.cos(turn), Math.sin(turn), -Math.sin(turn), Math.cos(turn), 0, 0];
  }
  if (
    name === 'matrix' &&
    b !== undefined &&
    c !== undefined &&
    d !== undefined &&
    e !== undefined &&
    f !== undefined
  ) {
    return [a, b, c, d, e, f];
  }
  return undefined;
}

/** The steps of a `transform`, the outermost first; undefined when one of them is not understood. */
export function transformsOf(written: string | undefined): readonly Matrix[] | undefined {
  if (written === undefined) return [];
  const steps = [...written.trim().matchAll(step)];
  if (steps.map(([whole]) => whole).join('') !== written.trim()) return undefined;
  const matrices = steps.map(([, name = '', values = '']) =>
    matrixOf(
      name,
      values
        .trim()
        .split(/[\s,]+/)
        .map(Number),
    ),
  );
  return matrices.every((matrix) => matrix !== undefined) ? matrices : undefined;
}
