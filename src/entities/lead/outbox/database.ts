import type { DBSchema } from 'idb';
import { defineDatabase } from '#shared/database';
import type { WaitingLead } from '../leadTypes.ts';

interface Stores extends DBSchema {
  leads: { key: string; value: WaitingLead };
}

/** Where leads wait for a network. */
export const outbox = defineDatabase<Stores>('obriy-outbox', (fresh) => void fresh.createObjectStore('leads', { keyPath: 'key' }));
