/** The key of an object that stands for something else; an object of the state that has such a key is packed itself. */
export const packedKey = '_';

/** A list of objects of the same keys, as a row a key. */
export interface PackedTable {
  readonly [packedKey]: readonly string[];
  /** Packed lists: the values of each key. */
  readonly c: readonly unknown[];
}

/** A list in which few values come often. */
export interface PackedRepeats {
  readonly [packedKey]: 0;
  /** A packed list: each value once. */
  readonly v: unknown;
  /** Which of them, from the first to the last of the list. */
  readonly i: readonly number[];
}

/** An object that happens to have the key. */
export interface PackedObject {
  readonly [packedKey]: 1;
  readonly v: readonly (readonly [key: string, value: unknown])[];
}
