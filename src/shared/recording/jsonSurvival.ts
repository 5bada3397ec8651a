import { isObject, pointerTo } from './isObject.ts';

function losesItself(value: unknown): boolean {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return false;
    case 'number':
      return !Number.isFinite(value);
    case 'object':
      return value !== null && !Array.isArray(value) && !isObject(value);
    default:
      return true;
  }
}

/** A key that is a symbol is lost; RTK Query puts one on every question, undefined nearly always. */
function hasSymbols(value: object): boolean {
  return Object.getOwnPropertySymbols(value).some((key) => (value as Record<symbol, unknown>)[key] !== undefined);
}

function look(value: unknown, path: string, lost: string[]): void {
  if (losesItself(value)) lost.push(path);
  // Not `forEach`: a hole is lost too.
  else if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index += 1) look(value[index], pointerTo(path, index), lost);
  } else if (isObject(value)) {
    if (hasSymbols(value)) lost.push(path);
    // A field that is undefined comes back as none, which is the same to every reader.
    for (const [key, field] of Object.entries(value)) if (field !== undefined) look(field, pointerTo(path, key), lost);
  }
}

/** Where a value would come back from JSON as another one: dates, maps, NaN, holes in lists. */
export function lostInJson(value: unknown): readonly string[] {
  const lost: string[] = [];
  look(value, '', lost);
  return lost;
}
