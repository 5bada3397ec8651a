import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readLeads } from '../../server/backend/createLeads.ts';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import { startLeadProcess } from './leadProcess.ts';
import { pendingLeads, sendLeads } from './sendLeads.ts';
import { lostOrDoubled } from './whatIsStored.ts';

/** A proxy that forwards requests to a server, and drops the first response of each. */
async function lossyNetwork(to: string): Promise<{ origin: string; lost: () => number; close: () => void }> {
  const seen = new Set<string>();
  let lost = 0;
  const server = createServer((request, response) => {
    void (async () => {
      const key = String(request.headers['idempotency-key']);
      const body = Buffer.concat(await request.toArray());
      const headers = { 'content-type': 'application/json', 'idempotency-key': key };
      const reply = await fetch(`${to}${request.url ?? ''}`, { method: 'POST', headers, body });
      const text = await reply.text();
      if (seen.has(key)) response.writeHead(reply.status, { 'content-type': 'application/json' }).end(text);
      else {
        lost += 1;
        response.destroy();
      }
      seen.add(key);
    })().catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    lost: () => lost,
    close: () => void server.close(),
  };
}

/** Every reply is lost once after its lead was committed; the retry has the same key. Returns the faults at the end. */
export async function loseReplies(place: DatabasePlace, count: number, contentDir?: string): Promise<string[]> {
  const server = await startLeadProcess({ place, ...(contentDir === undefined ? {} : { contentDir }) });
  const network = await lossyNetwork(server.origin);
  try {
    const all = pendingLeads(count, 'Lead');
    const first = await sendLeads(all, { origin: () => network.origin });
    const second = await sendLeads(all, { origin: () => network.origin });
    const stored = await readLeads(place);
    return [
      ...(first.length === count && network.lost() === count ? [] : ['Not every reply was lost']),
      ...second.map(({ name }) => `${name} was not acknowledged`),
      ...lostOrDoubled(all, stored),
      ...(stored.length === count ? [] : [`${stored.length} leads are there instead of ${count}`]),
    ];
  } finally {
    network.close();
    await server.kill();
  }
}
