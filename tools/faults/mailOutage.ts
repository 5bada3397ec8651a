import path from 'node:path';
import { startDelivery } from '../../server/backend/delivery/index.ts';
import { loadContent } from '../../server/backend/loadContent.ts';
import { createLeads } from '../../server/backend/createLeads.ts';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import { standInMedia } from '../../__tests__/support/site/standInParts.ts';
import { startMailServer } from './mailServer.ts';
import { whenDelivered } from './whatIsStored.ts';

interface AssembledDelivery {
  /** Stores a lead and returns its number. */
  add(name: string): Promise<string>;
  /** Resolves once a delivery has failed. */
  whenTried(): Promise<void>;
  stop(): Promise<void>;
}

const contentDir = path.join(import.meta.dirname, '../../__tests__/support/content');

/** Leads and their delivery to a mail server, without the rest of a site. */
async function assembleDelivery(place: DatabasePlace, smtpUrl: string): Promise<AssembledDelivery> {
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

/** Leads arrive while the mail server is down, then it is up; returns the faults of the emails at the end. */
export async function outlastMailOutage(place: DatabasePlace, count: number): Promise<string[]> {
  const mail = await startMailServer();
  await mail.stop();
  const delivery = await assembleDelivery(place, mail.url);
  try {
    const numbers: string[] = [];
    for (let index = 0; index < count; index += 1) {
      if (index === Math.floor(count / 2)) await delivery.whenTried();
      numbers.push(await delivery.add(`Lead ${index + 1}`));
    }
    if (mail.emails.length > 0) return ['An email came to a server that is down'];
    await mail.start();
    await whenDelivered(place);
    const mailed = mail.emails.map(({ number }) => number);
    const ids = new Set(mail.emails.map(({ messageId }) => messageId));
    return [
      ...(mailed.join() === numbers.join()
        ? []
        : [`Emails came as ${mailed.slice(0, 9).join()} …, leads as ${numbers.slice(0, 9).join()} …`]),
      ...(ids.size === count ? [] : [`${ids.size} emails of ${count} leads`]),
    ];
  } finally {
    await delivery.stop();
    await mail.stop();
  }
}
