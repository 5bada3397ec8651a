/** The fields of a draft out of a form's values, among which an empty one may be missing. */
export function draftOf<Draft extends object>(values: Partial<Draft>, known: Draft): Draft {
  const fields = Object.entries(known).map(
    ([name, value]) => [name, values[name as keyof Draft] ?? (typeof value === 'boolean' ? false : '')] as const,
  );
  return Object.fromEntries(fields) as unknown as Draft;
}
