import * as z from 'zod';
import { Day } from '#contract/common.ts';
import { Flat, FlatStatus } from '#contract/projects/planning.ts';
import { describe, valueAt } from './explain.ts';
import { hryvnias } from './schemas/basic.ts';
import type { ContentReader } from './reader.ts';

const columns = ['flat', 'day', 'price_per_m2', 'status'] as const;

const Row = z.object({
  flat: Flat.shape.id,
  day: Day,
  /** Empty: on request. */
  price_per_m2: z.preprocess((value) => (value === '' ? null : Number(value)), hryvnias.nullable()),
  status: FlatStatus,
});

/** A price and status of a flat from before the database recorded them. */
type PriceRow = z.output<typeof Row>;

interface PricesSource {
  /** By flat, oldest first. */
  readonly value: ReadonlyMap<string, readonly PriceRow[]>;
  /** Complains about the first row of a flat. */
  readonly fail: (flat: string, message: string) => void;
}

/** A table, since thousands of rows take seconds as YAML. Undefined when there is none. */
export async function readPrices(reader: ContentReader, file: string): Promise<PricesSource | undefined> {
  const text = await reader.text(file, 'optional');
  if (text === undefined) return undefined;
  const [head = '', ...lines] = text.split(/\r?\n/);
  if (head.trim() !== columns.join(',')) {
    const semicolons = head.includes(';') ? ' (commas between the columns, not semicolons)' : '';
    reader.fail(file, `the first line must be ${columns.join(',')}${semicolons}`, 1);
    return undefined;
  }
  const value = new Map<string, PriceRow[]>();
  const lineOf = new Map<string, number>();
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const at = index + 2;
    const cells = line.split(',').map((cell) => cell.trim());
    if (cells.length !== columns.length) {
      reader.fail(file, `row: expected four columns, got ${cells.length}`, at);
      continue;
    }
    const raw = Object.fromEntries(columns.map((name, place) => [name, cells[place]]));
    const read = Row.safeParse(raw);
    if (!read.success) {
      for (const { path, message } of read.error.issues) {
        reader.fail(file, `${path.join('.')}: ${message}, got ${describe(valueAt(raw, path))}`, at);
      }
      continue;
    }
    const row = read.data;
    const known = value.get(row.flat) ?? [];
    if ((known.at(-1)?.day ?? '') >= row.day) reader.fail(file, `day: the days of flat ${row.flat} must ascend`, at);
    known.push(row);
    value.set(row.flat, known);
    if (!lineOf.has(row.flat)) lineOf.set(row.flat, at);
  }
  return { value, fail: (flat, message) => reader.fail(file, message, lineOf.get(flat)) };
}
