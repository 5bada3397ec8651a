/** Checks without creating the database; false in browsers without the API. */
export async function databaseExists(wanted: string): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === wanted);
  } catch {
    return false;
  }
}
