/** Asking makes none. Where a browser does not tell, it is taken for no. */
export async function databaseExists(wanted: string): Promise<boolean> {
  try {
    const known = await indexedDB.databases();
    return known.some(({ name }) => name === wanted);
  } catch {
    return false;
  }
}
