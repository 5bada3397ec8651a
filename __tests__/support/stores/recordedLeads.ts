import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLeads, type Leads } from '../../../server/backend/createLeads.ts';

export interface RecordedLead {
  kind: string;
  lead: unknown;
}

/** A store of leads that reports everything but visits to `added`, too. */
export function recorded(leads: Leads): Leads & { added: RecordedLead[] } {
  const added: RecordedLead[] = [];
  const numbers = new Set<string>();
  return {
    ...leads,
    added,
    async add(kind, lead, attempt) {
      const receipt = await leads.add(kind, lead, attempt);
      // A repeated attempt stores nothing.
      if (!numbers.has(receipt.number)) added.push({ kind, lead });
      numbers.add(receipt.number);
      return receipt;
    },
  };
}

/** The real store in a temporary folder, which is deleted when it is closed. */
export async function temporaryLeads(now?: () => Date): Promise<Leads> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'obriy-leads-'));
  const leads = await createLeads({ dataDir, ...(now === undefined ? {} : { now }) });
  return {
    ...leads,
    async close() {
      await leads.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
