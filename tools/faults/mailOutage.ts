import { assembleDelivery } from './assembleDelivery.ts';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import { startMailServer } from './mailServer.ts';
import { whenDelivered } from './whatIsStored.ts';

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
