import path from 'node:path';
import { startDelivery } from '../../server/backend/delivery/index.ts';
import { loadContent } from '../../server/backend/loadContent.ts';
import { createLeads } from '../../server/backend/createLeads.ts';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import { standInMedia } from '../../__tests__/support/standInParts.ts';

interface AssembledDelivery {
  /** Stores a lead and returns its number. */
  add(name: string): Promise<string>;
  /** Resolves once a delivery has failed. */
  whenTried(): Promise<void>;
  stop(): Promise<void>;
}

const contentDir = path.join(import.meta.dirname, '../../__tests__/support/content');

/** Leads and their delivery to a mail server, without the rest of a site. */
export async function assembleDelivery(place: DatabasePlace, smtpUrl: string): Promise<AssembledDelivery> {
  const { ua: content } = await loadContent(contentDir, standInMedia);
  const leads = await createLeads(place);
  let failed = (): void => {};
  const tried = new Promise<void>((resolve) => {
    failed = resolve;
  });
  const logger = { info: () => {}, error: () => failed() };
  const worker = startDelivery({
    settings: { smtpUrl },
    leads,
    dataDir: place.dataDir,
    content: () => content,
    language: 'ua',
    logger,
    pause: 5,
  });
  return {
    async add(name) {
      const { number } = await leads.add('call', {
        name,
        phone: '+380 32 000 00 00',
        consent: { version: '1', language: 'ua' },
      });
      return number;
    },
    whenTried: async () => tried,
    async stop() {
      await worker.stop();
      await leads.close();
    },
  };
}
