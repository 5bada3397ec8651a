import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import { type LeadProcess, startLeadProcess } from './leadProcess.ts';
import { startMailServer } from './mailServer.ts';
import { pendingLeads, sendLeads } from './sendLeads.ts';
import { lostOrDoubled, whenDelivered } from './whatIsStored.ts';

interface ThreeProcesses {
  readonly place: DatabasePlace;
  readonly contentDir?: string;
  readonly leads: number;
}

/**
 * Milliseconds, more than twice as long as a busy machine needs for an email: a lease that expires under a living
 * process sends its email twice.
 */
const leaseTime = 15_000;

/**
 * Three processes on one database accept leads and deliver their emails; one is killed in the middle, and its
 * unacknowledged leads go to the others. Returns the faults at the end. An email may be sent twice only if the killed
 * process had sent it without recording that.
 */
export async function killOneOfThree({ place, contentDir, leads: count }: ThreeProcesses): Promise<string[]> {
  const mail = await startMailServer();
  const options = { place, smtpUrl: mail.url, leaseTime, ...(contentDir === undefined ? {} : { contentDir }) };
  const processes = await Promise.all([
    startLeadProcess(options),
    startLeadProcess(options),
    startLeadProcess(options),
  ]);
  const [first, ...others] = processes;
  const nth = (of: readonly LeadProcess[]) => (index: number) => of[index % of.length]?.origin ?? '';
  try {
    const all = pendingLeads(count, 'Lead');
    await sendLeads(all, {
      origin: nth(processes),
      acknowledged: (done) => void (done === Math.floor(count / 3) && first.kill()),
    });
    const unsent = await sendLeads(all, { origin: nth(others) });
    const stored = await whenDelivered(place, 180_000);
    const emailsOf = Map.groupBy(mail.emails, ({ messageId }) => messageId);
    const twice = [...emailsOf.values()].filter((emails) => emails.length > 1);
    return [
      ...unsent.map(({ name }) => `${name} was never acknowledged`),
      ...lostOrDoubled(all, stored),
      ...(emailsOf.size === count ? [] : [`${emailsOf.size} leads have emails, not ${count}`]),
      ...(twice.length <= 1 && twice.every(({ length }) => length === 2)
        ? []
        : [`${twice.length} emails came more than once`]),
    ];
  } finally {
    for (const process of processes) await process.kill();
    await mail.stop();
  }
}
