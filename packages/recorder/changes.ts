import { digestOf } from './digest.ts';
import { isObject, pointerTo, type Fields } from './isObject.ts';
import type { Changes, RecordingMeta } from './recordingTypes.ts';

/** Longer values are stored as a digest, so that their differences cannot be located. */
const longest = 100_000;

function printed(value: unknown): string {
  if (value === undefined) return '-';
  const text = JSON.stringify(value);
  return text.length <= longest ? text : `#${digestOf(value)}`;
}

function bothObjects(before: unknown, after: unknown): before is Fields {
  return isObject(before) && isObject(after);
}

function bothLists(before: unknown, after: unknown): before is readonly unknown[] {
  return Array.isArray(before) && Array.isArray(after) && before.length === after.length;
}

function collect(before: unknown, after: unknown, path: string, changes: Record<string, string>): void {
  if (before === after || digestOf(before) === digestOf(after)) return;
  if (bothObjects(before, after)) {
    const next = after as Fields;
    for (const key of new Set([...Object.keys(before), ...Object.keys(next)])) {
      collect(before[key], next[key], pointerTo(path, key), changes);
    }
  } else if (bothLists(before, after)) {
    before.forEach((item, index) =>
      collect(item, (after as readonly unknown[])[index], pointerTo(path, index), changes),
    );
  } else {
    changes[path] = printed(after);
  }
}

/** The changed leaves between two states, as far down as both have the same shape. */
export function changesBetween(before: unknown, after: unknown): Changes {
  const changes: Record<string, string> = {};
  collect(before, after, '', changes);
  return changes;
}

/** Digests and changes of states, which locate a difference without storing the states. */
export function digestStates(
  committedState: unknown,
  states: readonly unknown[],
): Pick<RecordingMeta, 'digests' | 'changes'> {
  return {
    digests: states.map(digestOf),
    changes: states.map((state, index) => changesBetween(index === 0 ? committedState : states[index - 1], state)),
  };
}
