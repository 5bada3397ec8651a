import { packedKey, type PackedObject, type PackedRepeats, type PackedTable } from './packedState.ts';

type Packed = PackedTable | PackedRepeats | PackedObject;

const isPacked = (value: object): value is Packed => Object.hasOwn(value, packedKey);

function unpackMarked(packed: Packed): unknown {
  const kind = packed[packedKey];
  if (kind === 0) {
    const { v, i } = packed;
    const values = unpackState(v) as readonly unknown[];
    return i.map((index) => values[index]);
  }
  if (kind === 1) return Object.fromEntries(packed.v.map(([key, value]) => [key, unpackState(value)]));
  const columns = packed.c.map((item) => unpackState(item)) as readonly (readonly unknown[])[];
  return columns[0]?.map((_, row) => Object.fromEntries(kind.map((key, column) => [key, columns[column]?.[row]])));
}

/** What `packState` was given. Values that came often are one and the same object wherever they stand. */
export function unpackState(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => unpackState(item));
  if (isPacked(value)) return unpackMarked(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, unpackState(item)]));
}
