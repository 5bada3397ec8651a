import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { createLeads } from '../../server/backend/createLeads.ts';
import { listLeads } from '../../server/backend/leads/listLeads.ts';
import { startBackend } from '../support/backend/backend.ts';
import { describeLeadStore } from '../support/stores/leadStoreSuite.ts';
import { describeForgetting } from '../support/stores/forgetSuite.ts';
import { expectKilledWritersToLoseNothing } from '../support/stores/leadProcesses.ts';
import { describeReservations } from '../support/stores/reservationSuite.ts';
import { startPostgres, type TestPostgres } from '../support/stores/postgres.ts';
import { temporaryFolders } from '../support/temporaryFolders.ts';
import { describeVisits } from '../support/stores/visitSuite.ts';
import { lockDatabase } from '../../tools/faults/lockedDatabase.ts';
import { killWriters } from '../../tools/faults/killedWriters.ts';
import { outlastMailOutage } from '../../tools/faults/mailOutage.ts';
import { killOneOfThree } from '../../tools/faults/threeProcesses.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => postgres.dispose());

/** Never created: leads go to the database. */
const dataDir = '/nowhere/at/all';
const typed = { name: 'Олена', phone: '+380 32 000 00 00' };
const lead = { ...typed, consent: { version: '1', language: 'ua' } } as const;
const emptyPlace = async () => ({ dataDir, databaseUrl: await postgres.createDatabase() });

const newFolder = temporaryFolders();
const placeWithEmails = async () => ({ dataDir: await newFolder(), databaseUrl: await postgres.createDatabase() });

describe('leads in PostgreSQL', () => {
  describeLeadStore(emptyPlace);
});

describe('visits in PostgreSQL', () => {
  describeVisits(emptyPlace);
});

describe('reservations in PostgreSQL', () => {
  describeReservations(emptyPlace);
});

describe('retention of leads in PostgreSQL', () => {
  describeForgetting(placeWithEmails);
});

describe('faults on the way of a lead into PostgreSQL', () => {
  it('a process is killed', async () => {
    expect(await killWriters({ place: await placeWithEmails(), rounds: 2, leads: 40 })).toEqual([]);
  });

  it('three processes start at once, and each is killed', async () => {
    await expectKilledWritersToLoseNothing(await emptyPlace());
  });

  it('one of three processes is killed', async () => {
    expect(await killOneOfThree({ place: await placeWithEmails(), leads: 60 })).toEqual([]);
  });

  it('the mail server is down for a while', async () => {
    expect(await outlastMailOutage(await placeWithEmails(), 12)).toEqual([]);
  });
});

describe('a database that is lost while the site runs', () => {
  const call = { url: '/api/application', query: { ...typed, agreement: 'true' } };

  it('causes a 503 with Retry-After and no personal data in the log, until it is back', async () => {
    const place = await emptyPlace();
    const site = await startBackend({ store: await createLeads(place) });
    await site.server.inject(call);
    await postgres.stop();
    const responses = await Promise.all([site.server.inject(call), site.server.inject(call)]);
    for (const response of responses) {
      expect([response.statusCode, response.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
      expect(response.json()).toEqual({ error: { code: 'internal', message: 'Something went wrong' } });
    }
    await postgres.start();
    const number = (await site.server.inject(call)).json<{ data: { number: string } }>().data.number;
    expect(number).toMatch(/-0002$/);
    await site.close();
  });

  it('fails its check while it is read-only', async () => {
    const leads = await createLeads(await emptyPlace());
    await sql`set session characteristics as transaction read only`.execute(leads.db);
    await expect(leads.add('call', lead)).rejects.toMatchObject({ statusCode: 503, code: '25006' });
    await expect(leads.checkWriting()).rejects.toMatchObject({ code: '25006' });
    await sql`set session characteristics as transaction read write`.execute(leads.db);
    await leads.checkWriting();
    await leads.close();
  });

  it('does not block for ever on a locked table', async () => {
    const { databaseUrl } = await emptyPlace();
    const timed = await createLeads({
      dataDir,
      databaseUrl: `${databaseUrl}&statement_timeout=200`,
      writeTimeout: 2000,
    });
    const unlock = await lockDatabase({ dataDir, databaseUrl });
    await expect(timed.add('call', lead)).rejects.toMatchObject({ statusCode: 503, code: '57014' });
    await unlock();
    await timed.close();
    const leads = await createLeads({ dataDir, databaseUrl });
    await expect(leads.add('call', lead)).resolves.toBeDefined();
    await expect(listLeads(leads.db)).resolves.toHaveLength(1);
    await leads.close();
  });
});

describe('a database that is unusable at the start', () => {
  const refusal = async (databaseUrl: string): Promise<unknown> =>
    createLeads({ dataDir, databaseUrl }).catch((error: unknown) => error);

  it('is reported without its password when it is unreachable', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as { port: number };
    taken.close();
    await once(taken, 'close');
    expect(String(await refusal(`postgresql://obriy:s3cret@127.0.0.1:${port}/leads?password=s3cret`))).toBe(
      `StartError: DATABASE_URL (127.0.0.1:${port}/leads): leads cannot be stored here (connect ECONNREFUSED 127.0.0.1:${port}); name a PostgreSQL database that is running and may be written to`,
    );
  });

  it('is reported when it does not exist, and when it cannot hold Ukrainian', async () => {
    const { databaseUrl } = await emptyPlace();
    expect(String(await refusal(databaseUrl.replace(/test\d+/, 'none')))).toContain('StartError: DATABASE_URL (');
    expect(String(await refusal(databaseUrl.replace(/test\d+/, 'none')))).toContain('database "none" does not exist');
    const ascii = await postgres.createDatabase("encoding 'SQL_ASCII' locale 'C' template template0");
    expect(String(await refusal(ascii))).toContain('its encoding is SQL_ASCII, not UTF8');
  });
});

it('npm run tool leads prints what the database holds', async () => {
  const { databaseUrl } = await emptyPlace();
  const print = async (): Promise<string> => {
    const tool = path.join(import.meta.dirname, '../../tools/leads.ts');
    return text(
      spawn(process.execPath, ['--no-warnings', tool], { env: { ...process.env, DATABASE_URL: databaseUrl } }).stdout,
    );
  };
  expect(await print()).toBe('There are no leads in the database of DATABASE_URL\n');
  const leads = await createLeads({ dataDir, databaseUrl });
  const { number } = await leads.add('call', lead);
  await leads.close();
  expect(await print()).toMatch(new RegExp(`^number .*\n${number} .* Олена +\\+380 32 000 00 00\n$`));
});
