/** Keys from the top of a response down to a field; `[]` stands for every item of a list. */
export type FieldPath = readonly string[];

/** The replacement of a field. */
export type Removal = 'absent' | 'null' | 'wrong';

export const nameOf = (path: FieldPath): string => path.join('.').replaceAll('.[]', '[]');

/** Every distinct field of a response, items of lists merged. */
export function fieldPaths(value: unknown, above: FieldPath = []): readonly FieldPath[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Array.isArray(value)
    ? value.map((item) => ['[]', item as unknown] as const)
    : Object.entries(value as Readonly<Record<string, unknown>>);
  const found = new Map<string, FieldPath>();
  for (const [key, field] of below) {
    const path = [...above, key];
    for (const each of [path, ...fieldPaths(field, path)]) found.set(nameOf(each), each);
  }
  return [...found.values()];
}

/** A text and a number that no page shows. */
export const wrongNumber = 70_707;
export const wrongText = 'wrongtype';

/** Fields that the site also accepts as numbers. */
const namesOfThings: readonly string[] = ['alias', 'id'];

function wrong(value: unknown, key: string): unknown {
  if (typeof value === 'string') return namesOfThings.includes(key) ? {} : wrongNumber;
  if (Array.isArray(value)) return {};
  // SPEC.md does not define the status of a project, so a text is valid.
  return key === 'status' ? wrongNumber : wrongText;
}

/** The response without a field, everywhere. A null field stays null, because its type is unknown. */
export function without(value: unknown, [key, ...rest]: FieldPath, removal: Removal): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  const replace = (field: unknown): unknown[] => {
    if (rest.length > 0) return [without(field, rest, removal)];
    if (removal === 'absent') return [];
    return [removal === 'null' || field === null ? null : wrong(field, key)];
  };
  if (Array.isArray(value)) return key === '[]' ? value.flatMap(replace) : value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) =>
      name === key ? replace(field).map((replaced) => [name, replaced]) : [[name, field]],
    ),
  );
}
