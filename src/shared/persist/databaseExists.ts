/** Checks without creating the database; false in browsers without the API. */
export async function databaseExists(database: string): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === database);
  } catch {
    return false;
  }
}
