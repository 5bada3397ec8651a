import type { Kysely } from 'kysely';
import { errorCode } from '../../process.ts';
import { StartError } from '../../startError.ts';
import type { Tables } from './tables.ts';
import { NewerSchema } from './migrate.ts';
import { openPostgres, postgresPlace } from './postgres.ts';
import { openSqlite } from './sqlite.ts';

export interface DatabasePlace {
  /** Made when it is not there; unused where there is a `databaseUrl`. */
  dataDir: string;
  /** Of a PostgreSQL. */
  databaseUrl?: string;
}

/** An error of several addresses that were tried has a code, but no words. */
function reasonOf(error: unknown): string {
  const words = typeof error === 'object' && error !== null && 'message' in error ? error.message : error;
  return String(words === '' ? errorCode(error) : words);
}

export function unusable({ dataDir, databaseUrl }: DatabasePlace, error: unknown): StartError {
  const [place, advice] =
    databaseUrl === undefined
      ? [`DATA_DIR=${dataDir}`, 'name a folder that this account may write to']
      : [postgresPlace(databaseUrl), 'name a PostgreSQL database that is running and may be written to'];
  const problem =
    error instanceof NewerSchema ? error.message : `leads cannot be stored here (${reasonOf(error)}); ${advice}`;
  return new StartError(`${place}: ${problem}`, { cause: error });
}

/** The one database of the reference backend. Throws a StartError when it cannot be used. */
export async function openDatabase(place: DatabasePlace): Promise<Kysely<Tables>> {
  try {
    return await (place.databaseUrl === undefined ? openSqlite(place.dataDir) : openPostgres(place.databaseUrl));
  } catch (error) {
    throw unusable(place, error);
  }
}
