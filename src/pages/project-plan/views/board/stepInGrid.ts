type Rows = readonly (readonly (string | null)[])[];

interface Field {
  readonly row: number;
  readonly column: number;
}

/** Rows per Page Up or Page Down. */
const page = 5;

function fieldOf(rows: Rows, id: string): Field | null {
  for (const [row, ids] of rows.entries()) {
    const column = ids.indexOf(id);
    if (column !== -1) return { row, column };
  }
  return null;
}

function idAt(rows: Rows, { row, column }: Field): string | null {
  return rows[row]?.[column] ?? null;
}

/** The next cell in a direction, beyond gaps; null at the edge. */
function walk(rows: Rows, from: Field, down: number, right: number): string | null {
  const width = Math.max(...rows.map((row) => row.length));
  let { row, column } = from;
  for (;;) {
    row += down;
    column += right;
    if (row < 0 || row >= rows.length || column < 0 || column >= width) return null;
    const id = idAt(rows, { row, column });
    if (id !== null) return id;
  }
}

/** The last cell within the steps; null when there is none. */
function walkFar(rows: Rows, from: string, down: number, steps: number): string | null {
  let reached: string | null = null;
  let id = from;
  for (let step = 0; step < steps; step += 1) {
    const field = fieldOf(rows, id);
    const next = field === null ? null : walk(rows, field, down, 0);
    if (next === null) break;
    reached = next;
    id = next;
  }
  return reached;
}

const isCell = (id: string | null): id is string => id !== null;

/** The cell to which a key leads; null when there is none. `key` is that of KeyboardEvent, after `Control+` when that is held. */
export function stepInGrid(rows: Rows, from: string, key: string): string | null {
  const field = fieldOf(rows, from);
  if (field === null) return null;
  const row = rows[field.row] ?? [];
  switch (key) {
    case 'ArrowRight':
      return walk(rows, field, 0, 1);
    case 'ArrowLeft':
      return walk(rows, field, 0, -1);
    case 'ArrowDown':
      return walk(rows, field, 1, 0);
    case 'ArrowUp':
      return walk(rows, field, -1, 0);
    case 'PageDown':
      return walkFar(rows, from, 1, page);
    case 'PageUp':
      return walkFar(rows, from, -1, page);
    case 'Home':
      return row.find(isCell) ?? null;
    case 'End':
      return row.findLast(isCell) ?? null;
    case 'Control+Home':
      return rows.flat().find(isCell) ?? null;
    case 'Control+End':
      return rows.flat().findLast(isCell) ?? null;
    default:
      return null;
  }
}
