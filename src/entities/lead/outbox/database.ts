import type { DBSchema } from 'idb';
import { defineDatabase } from '#shared/database';
import type { WaitingLead } from '../leadTypes.ts';
import type { VisitEnd } from './visitEnd.ts';

interface Stores extends DBSchema {
  leads: { key: string; value: WaitingLead };
  ends: { key: string; value: VisitEnd };
}

/** Where leads wait for a network, and what became of visits. */
export const outbox = defineDatabase<Stores>('obriy-outbox', [
  (database) => void database.createObjectStore('leads', { keyPath: 'key' }),
  (database) => void database.createObjectStore('ends', { keyPath: 'key' }),
]);
