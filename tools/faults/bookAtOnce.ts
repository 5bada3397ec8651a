import type { FastifyInstance } from 'fastify';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assembleBackend } from '../../server/backend/index.ts';
import { createLeads } from '../../server/backend/createLeads.ts';
import type { DatabasePlace } from '../../server/backend/database/openDatabase.ts';
import { createServer } from '../../server/createServer.ts';
import { standInMedia } from '../../__tests__/support/site/standInParts.ts';

export const fixture = path.join(import.meta.dirname, '../../__tests__/support/content');
const quiet = { info: () => {}, error: () => {} };

/** The smallest content, with room for one visit in each slot. */
async function contentOfOneSeat(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'obriy-one-seat-'));
  await cp(fixture, dir, { recursive: true });
  const file = path.join(dir, 'centers/central/center.yaml');
  await writeFile(file, `${await readFile(file, 'utf8')}visits: { capacity: 1 }\n`);
  return dir;
}

async function startServer(place: DatabasePlace, contentDir: string): Promise<FastifyInstance> {
  const unlimited = Number.MAX_SAFE_INTEGER;
  const limits = { leadsPerMinute: unlimited, leadsPerPhone: unlimited, bookingsPerNetwork: unlimited };
  const backend = await assembleBackend({
    contentDir,
    media: standInMedia,
    leads: await createLeads(place),
    logger: quiet,
    watch: false,
    ...limits,
  });
  const register = async (server: FastifyInstance): Promise<void> => {
    await server.register(backend.plugin);
    server.addHook('onClose', async () => backend.close());
  };
  return createServer({ logLevel: 'silent' }, [{ register }]);
}

async function firstFreeSlot(server: FastifyInstance): Promise<string> {
  const today = new Date().toISOString().slice(0, 10);
  const response = await server.inject(
    `/api/centers/central/slots?from=${today}&to=${new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10)}`,
  );
  const { days } = response.json<{ data: { days: { slots: { starts_at: string; free: number }[] }[] } }>().data;
  return days.flatMap(({ slots }) => slots).find(({ free }) => free > 0)?.starts_at ?? '';
}

interface AtOnce {
  readonly place: DatabasePlace;
  readonly contentDir: string;
  readonly count: number;
}

interface Posted {
  readonly url: string;
  readonly payload: object;
}

/**
 * Posts so many concurrent requests, half of them to each of two servers on the same database. Returns the number of
 * responses by status.
 */
export async function atOnce(
  { place, contentDir, count }: AtOnce,
  prepare: (server: FastifyInstance) => Promise<(index: number) => Posted>,
): Promise<Readonly<Record<string, number>>> {
  const servers = [await startServer(place, contentDir), await startServer(place, contentDir)] as const;
  try {
    const posted = await prepare(servers[0]);
    const post = async (index: number): Promise<number> =>
      (await (index % 2 === 0 ? servers[0] : servers[1]).inject({ method: 'POST', ...posted(index) })).statusCode;
    const statuses = await Promise.all(Array.from({ length: count }, async (_, index) => post(index)));
    return Object.fromEntries([...Map.groupBy(statuses, String)].map(([status, all]) => [status, all.length]));
  } finally {
    for (const server of servers) await server.close();
  }
}

/** So many visitors book the only seat of a slot concurrently. */
export async function bookAtOnce(place: DatabasePlace, count: number): Promise<Readonly<Record<string, number>>> {
  const contentDir = await contentOfOneSeat();
  try {
    return await atOnce({ place, contentDir, count }, async (server) => {
      const starts_at = await firstFreeSlot(server);
      return (index) => ({
        url: '/api/visits',
        payload: {
          center: 'central',
          starts_at,
          kind: 'in_person',
          name: `Visitor ${index}`,
          phone: `+380320${String(index).padStart(6, '0')}`,
          agreement: true,
        },
      });
    });
  } finally {
    await rm(contentDir, { recursive: true });
  }
}
