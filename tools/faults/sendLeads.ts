import { randomUUID } from 'node:crypto';

/** A lead that a visitor's browser stores until it is acknowledged. */
export interface PendingLead {
  readonly name: string;
  readonly phone: string;
  readonly key: string;
  /** Its number, once it has one. */
  number?: string;
}

export const pendingLeads = (count: number, mark: string): PendingLead[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${mark} ${index + 1}`,
    phone: `+380320${String(index).padStart(6, '0')}`,
    key: randomUUID(),
  }));

/**
 * Sends one; false: there was no response, so it is unknown whether it arrived. Throws on a response that is not an
 * acknowledgement.
 */
async function send(origin: string, lead: PendingLead): Promise<boolean> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': lead.key },
    body: JSON.stringify({ name: lead.name, phone: lead.phone, agreement: true }),
  };
  let reply: { status: number; body: string };
  try {
    const response = await fetch(`${origin}/api/consultations`, init);
    reply = { status: response.status, body: await response.text() };
  } catch {
    return false;
  }
  if (reply.status === 503) return false;
  if (reply.status !== 200) throw new Error(`A lead got the status ${reply.status}: ${reply.body}`);
  lead.number = (JSON.parse(reply.body) as { data: { number: string } }).data.number;
  return true;
}

export interface Sending {
  /** The address for each. */
  readonly origin: (index: number) => string;
  readonly atOnce?: number;
  /** Receives the count after each acknowledgement. */
  readonly acknowledged?: (count: number) => void;
}

/** Sends those without a number, several at once, each at most once; returns the ones that were not acknowledged. */
export async function sendLeads(
  leads: readonly PendingLead[],
  { origin, atOnce = 16, acknowledged = () => {} }: Sending,
): Promise<PendingLead[]> {
  const waiting = leads.filter(({ number }) => number === undefined);
  let next = 0;
  let done = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < waiting.length; index = next++) {
      const lead = waiting[index];
      if (lead === undefined) return;
      if (await send(origin(index), lead)) acknowledged((done += 1));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return waiting.filter(({ number }) => number === undefined);
}
