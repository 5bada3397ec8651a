import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../process.ts';
import type { QueuedDelivery } from './deliveryQueue.ts';

export const mailFolder = (dataDir: string): string => path.join(dataDir, 'mail');

/** Sorted by name, the files are in the order of events. */
export const mailFileOf = ({
  position,
  number,
  event,
}: Pick<QueuedDelivery, 'position' | 'number' | 'event'>): string =>
  `${String(position).padStart(9, '0')}-${number}-${event}.eml`;

/** Removes the email files of leads by number; returns how many there were. */
export async function removeMailFiles(dataDir: string, numbers: ReadonlySet<string>): Promise<number> {
  const folder = mailFolder(dataDir);
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  });
  const about = names.filter((name) => numbers.has(/^\d+-(O-\d{4}-\d+)-/.exec(name)?.[1] ?? ''));
  for (const name of about) await rm(path.join(folder, name), { force: true });
  return about.length;
}
