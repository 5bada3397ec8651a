type Values = Readonly<Record<string, string | boolean>>;

/** The persisted draft if its fields fit those of an empty one; fields that an earlier version lacked are empty. */
export function fittingDraft<Draft extends object>(
  stored: unknown,
  empty: Draft,
  agreementHolds: boolean,
): Draft | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const values = stored as Values;
  const fields = Object.entries(empty).map(([name, nothing]: [string, string | boolean]) => {
    const value = values[name] ?? nothing;
    return [name, name === 'agreement' && !agreementHolds ? false : value] as const;
  });
  const fits = fields.every(([name, value]) => typeof value === typeof (empty as Values)[name]);
  return fits ? (Object.fromEntries(fields) as unknown as Draft) : null;
}
