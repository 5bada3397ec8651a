import { closeSync, copyFileSync, fsyncSync, openSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartError } from '../../startError.ts';
import { makeFolder, ownerAlone } from '../makeFolder.ts';
import { numberMonth } from './leadNumber.ts';
import { type DatabasePlace, unusable } from './openDatabase.ts';
import { databaseFile } from './sqlite.ts';

function embeddedFile({ dataDir, databaseUrl }: DatabasePlace): string {
  if (databaseUrl !== undefined)
    throw new StartError('Leads are in the PostgreSQL of DATABASE_URL: pg_dump backs it up');
  return path.resolve(databaseFile(dataDir));
}

const exists = (file: string): boolean => statSync(file, { throwIfNoEntry: false }) !== undefined;

function flush(file: string): void {
  const handle = openSync(file, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/** Throws where the file is no whole database of leads. */
function check(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    database.prepare('select count(*) from leads').get();
    const { quick_check: found } = database.prepare('pragma quick_check').get() ?? {};
    if (found !== 'ok') throw new Error(String(found));
  } finally {
    database.close();
  }
}

/**
 * Writes the committed data into a new file, also while leads are stored. The file appears under its name once it is
 * complete and on the disk.
 */
export function backUp(place: DatabasePlace, file: string): void {
  const source = embeddedFile(place);
  if (!exists(source)) throw new StartError(`There are no leads in ${place.dataDir}`);
  if (exists(file)) throw new StartError(`${file} is there already`);
  const part = `${file}.part`;
  try {
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', ownerAlone));
    // Unlike the backup of SQLite's own interface, which starts anew whenever another process writes, it reads one moment.
    const database = new DatabaseSync(source, { timeout: 10_000 });
    try {
      database.prepare('vacuum into ?').run(part);
    } finally {
      database.close();
    }
    check(part);
    flush(part);
    renameSync(part, file);
    flush(path.dirname(path.resolve(file)));
  } catch (error) {
    rmSync(part, { force: true });
    throw new StartError(`${file}: the backup could not be written`, { cause: error });
  }
}

/**
 * Throws while another process has the database open: leads stored meanwhile would be lost. Removes the log beside the
 * file.
 */
function expectUnused(file: string): void {
  const database = new DatabaseSync(file);
  try {
    database.exec('pragma journal_mode = delete');
  } catch {
    throw new StartError(`${file} is in use: stop the server first`);
  } finally {
    database.close();
  }
}

/** A line for each copy of leads beside the database, such as those that `restore` replaced. */
export function copyWarnings(dataDir: string): string[] {
  const beginning = `${path.basename(databaseFile(dataDir))}.`;
  const names = exists(dataDir) ? readdirSync(dataDir).filter((name) => name.startsWith(beginning)) : [];
  return names.map((name) => `Leads are never erased in ${path.join(dataDir, name)}: delete it once compared`);
}

/** More than the leads of a month, for numbers of which only a lost database knew. */
const margin = 1000;

/**
 * Makes the database go on above all numbers given out since its backup: a repeated number would have the private link
 * of the lost lead.
 */
function skipNumbers(file: string, replaced: string | undefined): void {
  const database = new DatabaseSync(file);
  try {
    if (replaced !== undefined) {
      try {
        database.prepare('attach ? as replaced').run(replaced);
        database.exec(
          `insert into lead_months select * from replaced.lead_months where true
          on conflict do update set last_seat = max(last_seat, excluded.last_seat)`,
        );
      } catch {
        // It may be damaged: the margin has to do.
      }
    }
    database
      .prepare('insert into lead_months (month, last_seat) values (?, 0) on conflict do nothing')
      .run(numberMonth(new Date()));
    database.prepare('update lead_months set last_seat = last_seat + ?').run(margin);
  } finally {
    database.close();
  }
}

/** Restores a backup; renames the present database and returns its new path. */
export async function restore(place: DatabasePlace, backup: string): Promise<string | undefined> {
  const file = embeddedFile(place);
  try {
    check(backup);
  } catch (error) {
    throw new StartError(`${backup} is no backup of leads`, { cause: error });
  }
  try {
    await makeFolder(path.dirname(file));
    const isReplaced = exists(file);
    if (isReplaced) expectUnused(file);
    const part = `${file}.part`;
    rmSync(part, { force: true });
    closeSync(openSync(part, 'wx', ownerAlone));
    copyFileSync(backup, part);
    skipNumbers(part, isReplaced ? file : undefined);
    flush(part);
    const previous = `${file}.${new Date().toISOString().replaceAll(/[^\dT]/g, '')}`;
    if (isReplaced) renameSync(file, previous);
    renameSync(part, file);
    flush(path.dirname(file));
    return isReplaced ? previous : undefined;
  } catch (error) {
    throw error instanceof StartError ? error : unusable(place, error);
  }
}
