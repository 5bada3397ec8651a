/** Checks every row of a table in one test, and lists all rows that fail. */
export function expectEach<Row extends { readonly name: string }>(
  rows: readonly Row[],
  check: (row: Row) => void,
): void {
  const failures = rows.flatMap((row) => {
    try {
      check(row);
      return [];
    } catch (error) {
      return [`${row.name}: ${error instanceof Error ? error.message : String(error)}`];
    }
  });
  if (failures.length > 0) throw new Error(failures.join('\n\n'));
}
