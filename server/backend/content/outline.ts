const commandPattern = /([MLHVZ])([^MLHVZ]*)/giy;
const numbersPattern = /^[\s,]*(?:-?(?:\d+(?:\.\d*)?|\.\d+)(?:[\s,]+|(?=-)|$))*$/;

/** Numbers of one step. */
const arity: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, z: 0 };

/** Corners of path data of straight lines; undefined when invalid. */
function cornersOf(path: string): number | undefined {
  const commands = [...path.trim().matchAll(commandPattern)];
  if (commands.map(([whole]) => whole).join('') !== path.trim()) return undefined;
  let corners = 0;
  for (const [, letter = '', rest = ''] of commands) {
    const size = arity[letter.toLowerCase()] ?? 0;
    const count = rest.match(/-?[\d.]+/g)?.length ?? 0;
    const fits = size === 0 ? count === 0 : count > 0 && count % size === 0;
    if (!fits || !numbersPattern.test(rest)) return undefined;
    corners += size === 0 ? 0 : count / size;
  }
  return corners;
}

/** Whether path data (`M … Z`, straight lines alone) encloses something: a line or a point cannot be tapped. */
export const isOutline = (path: string): boolean => (cornersOf(path) ?? 0) >= 3;
