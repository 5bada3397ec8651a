import { isObject, pointerTo } from '../isObject.ts';

export interface Leaf {
  readonly text: string;
  /** JSON pointer; of a key, its object's. */
  readonly path: string;
}

/** Every text, every number and every key of a value. */
export function* leavesOf(value: unknown, path = ''): Generator<Leaf> {
  if (typeof value === 'string') yield { text: value, path };
  else if (typeof value === 'number') yield { text: String(value), path };
  else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* leavesOf(item, pointerTo(path, index));
  } else if (isObject(value)) {
    for (const [key, field] of Object.entries(value)) {
      yield { text: key, path };
      yield* leavesOf(field, pointerTo(path, key));
    }
  }
}
