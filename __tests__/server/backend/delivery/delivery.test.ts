import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { open as openFile, readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { DeliverySettings } from '../../../../server/config.ts';
import { loadContent } from '../../../../server/backend/loadContent.ts';
import type { DeliveryWorker } from '../../../../server/backend/delivery/deliveryWorker.ts';
import { countWaiting } from '../../../../server/backend/delivery/deliveryQueue.ts';
import { channelsOf, startDelivery } from '../../../../server/backend/delivery/index.ts';
import { createLeads, type StoredLeads } from '../../../../server/backend/createLeads.ts';
import type { NewLead } from '../../../../server/backend/leads/insertLead.ts';
import { type MailServer, startMailServer } from '../../../../tools/faults/mailServer.ts';
import { outlastMailOutage } from '../../../../tools/faults/mailOutage.ts';
import { whenDelivered } from '../../../../tools/faults/whatIsStored.ts';
import { fixtureContent } from '../../../support/backend/backend.ts';
import { standInMedia } from '../../../support/site/standInParts.ts';
import { temporaryFolders } from '../../../support/temporaryFolders.ts';

const newFolder = temporaryFolders();
const lead: NewLead = { name: 'Олена', phone: '+380 32 000 00 00', consent: { version: '7', language: 'ua' } };

let clock: Date;
let dataDir: string;
let leads: StoredLeads;
let logged: string[];
const workers: DeliveryWorker[] = [];

async function deliver(delivery: DeliverySettings): Promise<void> {
  const { ua: content } = await loadContent(fixtureContent, standInMedia);
  const log = (line: string): void => void logged.push(line);
  workers.push(
    startDelivery({
      settings: delivery,
      leads,
      dataDir,
      content: () => content,
      language: 'ua',
      logger: { info: log, error: log },
      pause: 2,
    }),
  );
}
const open = async (delivery: DeliverySettings = {}): Promise<void> => {
  leads = await createLeads({ dataDir, channels: channelsOf(delivery), now: () => clock });
};
beforeEach(async () => {
  logged = [];
  clock = new Date('2026-11-23T10:00:00Z');
  dataDir = await newFolder();
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
  await leads?.close();
});

/** Milliseconds. */
const longestWait = 30_000;

/** Waits for real network and disk access, and fails instead of running on after the end of its test. */
async function waitUntil(isDone: () => boolean): Promise<void> {
  for (const end = performance.now() + longestWait; !isDone(); await pause(2)) {
    if (performance.now() > end) throw new Error(`${String(isDone)} is still false`);
  }
}

const emailFiles = async (): Promise<string[]> => (await readdir(path.join(dataDir, 'mail'))).toSorted();
/** Bodies are base64, headers encoded words. */
const bodyOf = (email: string): string => Buffer.from(email.split('\r\n\r\n').slice(1).join(), 'base64').toString();

describe('emails in files', () => {
  it('report everything that happened, one email each and in order', async () => {
    await open();
    const { number } = await leads.add('call', {
      ...lead,
      message: 'lypa\nДвокімнатна?',
      project: 'lypa',
      flat: 'a-1-2-5',
      source: { utm_source: 'місто' },
    });
    const slot = { center: 'central', starts_at: '2026-11-24T08:00:00.000Z', capacity: 1, minutes: 60 };
    const visit = await leads.visits.book({ findSlot: () => slot, kind: 'online', lead, project: 'lypa' });
    await leads.visits.move(visit.number, () => ({ ...slot, starts_at: '2026-11-24T09:00:00.000Z' }), undefined);
    await leads.visits.cancel(visit.number);
    await deliver({});
    await whenDelivered({ dataDir });
    const files = await emailFiles();
    expect(files.map((name) => name.replace(/^\d+-/, ''))).toEqual([
      `${number}-created.eml`,
      `${visit.number}-created.eml`,
      `${visit.number}-moved.eml`,
      `${visit.number}-cancelled.eml`,
    ]);
    const [first = '', , moved = ''] = await Promise.all(
      files.map(async (name) => readFile(path.join(dataDir, 'mail', name), 'utf8')),
    );
    expect(first).toMatch(/^To: \S+@\S+$/m);
    for (const part of [
      `Номер: ${number}`,
      'Імʼя: Олена',
      'Телефон: +380 32 000 00 00',
      'Комплекс: Липа\nКвартира: a-1-2-5\n',
      'Повідомлення:\n> lypa\n> Двокімнатна?\n\nОтримано: ',
      'utm_source: місто',
      'Згода на обробку даних: 7 (ua)',
    ]) {
      expect(bodyOf(first)).toContain(part);
    }
    expect(bodyOf(moved)).toMatch(
      /Візит: Центральний, .*24\sлистопада 2026.* 11:00\nБуло: Центральний, .* 10:00\nЯк: онлайн\nКомплекс: Липа/,
    );
    expect(logged).toEqual([]);
  });

  it('go to the mailbox that the content names today', async () => {
    await open();
    await leads.add('call', { ...lead, project: 'lypa', send_mail_to: 'mistyped@obriy.example' });
    await leads.add('call', { ...lead, send_mail_to: 'mistyped@obriy.example' });
    await leads.add('call', { ...lead, send_mail_to: 'lypa@obriy.example' });
    await deliver({});
    await whenDelivered({ dataDir });
    const emails = await Promise.all(
      (await emailFiles()).map(async (name) => readFile(path.join(dataDir, 'mail', name), 'utf8')),
    );
    expect(emails.map((email) => /^To: (\S+)$/m.exec(email)?.[1])).toEqual([
      'lypa@obriy.example',
      'sales@obriy.example',
      'lypa@obriy.example',
    ]);
  });

  it('carry the time of their event', async () => {
    await open();
    const slot = { center: 'central', starts_at: '2026-11-27T08:00:00.000Z', capacity: 1, minutes: 60 };
    const { number } = await leads.visits.book({ findSlot: () => slot, kind: 'online', lead });
    clock = new Date('2026-11-26T15:30:00Z');
    await leads.visits.cancel(number);
    await deliver({});
    await whenDelivered({ dataDir });
    const heads = await Promise.all(
      (await emailFiles()).map(
        async (name) => /^Date: (.*)$/m.exec(await readFile(path.join(dataDir, 'mail', name), 'utf8'))?.[1],
      ),
    );
    expect(heads).toEqual(['Mon, 23 Nov 2026 10:00:00 +0000', 'Thu, 26 Nov 2026 15:30:00 +0000']);
  });

  it('are written by the next process as soon as the one before has stopped', async () => {
    await open();
    await leads.add('call', lead);
    await deliver({});
    await whenDelivered({ dataDir });
    await workers.pop()?.stop();
    await leads.add('call', lead);
    await deliver({});
    await whenDelivered({ dataDir });
    expect(await emailFiles()).toHaveLength(2);
  });

  it('state until when a flat is reserved', async () => {
    await open();
    const reserved = { project: 'lypa', flat: 'a-1-2-5' };
    const { number } = await leads.reservations.reserve({
      flat: () => ({ ...reserved, hours: 48 }),
      lead: { ...lead, ...reserved },
    });
    await leads.reservations.cancel(number);
    await deliver({});
    await whenDelivered({ dataDir });
    const [first = '', second = ''] = await emailFiles();
    expect([first, second].map((name) => name.replace(/^\d+-/, ''))).toEqual([
      `${number}-created.eml`,
      `${number}-cancelled.eml`,
    ]);
    expect(bodyOf(await readFile(path.join(dataDir, 'mail', first), 'utf8'))).toMatch(
      /Комплекс: Липа\nКвартира: a-1-2-5\nЗаброньовано до: .*25\sлистопада 2026.* 12:00\n/,
    );
  });

  it('say in words when to call, and quote what was typed as typed', async () => {
    await open();
    await leads.add('call', {
      ...lead,
      message: 'Двокімнатна?\r\n\r\nТелефон: +380 32 000 00 66\u2028Номер: O-2611-9999\u202E',
      wish: { day: '2026-11-24', from: '10:00', to: '12:00' },
      call_expected: { from: '2026-11-24T08:00:00.000Z', to: '2026-11-24T10:00:00.000Z' },
    });
    await deliver({});
    await whenDelivered({ dataDir });
    const [file = ''] = await emailFiles();
    const body = bodyOf(await readFile(path.join(dataDir, 'mail', file), 'utf8'));
    expect(body).toMatch(/^Коли зручно говорити: вівторок, 24\sлистопада 2026.*, 10:00–12:00$/m);
    expect(body).toMatch(/^Зателефонувати до: вівторок, 24\sлистопада 2026.* 12:00$/m);
    expect(body).toContain(
      'Повідомлення:\n> Двокімнатна?\n>\n> Телефон: +380 32 000 00 66\n> Номер: O-2611-9999\n\nОтримано: ',
    );
  });

  it('quote no empty message', async () => {
    await open();
    await leads.add('call', { ...lead, message: ' \n' });
    await deliver({});
    await whenDelivered({ dataDir });
    const [file = ''] = await emailFiles();
    expect(bodyOf(await readFile(path.join(dataDir, 'mail', file), 'utf8'))).toMatch(
      /Телефон: \+380 32 000 00 00\n\nОтримано: /,
    );
  });

  it('have the line ends of emails, also with a text of mostly Latin letters', async () => {
    await open();
    await leads.add('call', { ...lead, message: 'Latin '.repeat(200) });
    await deliver({});
    await whenDelivered({ dataDir });
    const [file = ''] = await emailFiles();
    const email = await readFile(path.join(dataDir, 'mail', file), 'utf8');
    expect(email).toContain('quoted-printable');
    expect(email).not.toMatch(/(?<!\r)\n/);
  });

  it('say which of place, time and kind a visit had before', async () => {
    await open();
    const slot = { center: 'central', starts_at: '2026-11-24T08:00:00.000Z', capacity: 1, minutes: 60 };
    const { number } = await leads.visits.book({ findSlot: () => slot, kind: 'in_person', lead });
    await leads.visits.move(number, () => slot, 'online');
    await deliver({});
    await whenDelivered({ dataDir });
    const [, file = ''] = await emailFiles();
    expect(bodyOf(await readFile(path.join(dataDir, 'mail', file), 'utf8'))).toMatch(
      /Візит: Центральний, .* 10:00\nЯк: онлайн\nБуло: у відділі продажу\n\nОтримано: /,
    );
  });

  it('are on the disk before they have their names', async () => {
    const handle = await openFile(path.join(dataDir, 'probe'), 'w');
    const prototype = Object.getPrototypeOf(handle) as typeof handle;
    const { sync } = prototype;
    const named: (readonly string[])[] = [];
    jest.spyOn(prototype, 'sync').mockImplementation(async function flush(this: typeof handle) {
      named.push(await emailFiles());
      return sync.call(this);
    });
    await handle.close();
    await open();
    await leads.add('call', lead);
    await deliver({});
    await whenDelivered({ dataDir });
    expect(named).toEqual([[expect.stringMatching(/\.part$/)]]);
  });

  it('a receipt is sent once the email exists', async () => {
    await open();
    const { number } = await leads.add('call', lead);
    expect(await leads.receipt(number)).toMatchObject({ status: 'queued', kind: 'call' });
    expect(await countWaiting(leads.db)).toEqual({ mail: 1, webhook: 0 });
    await deliver({});
    await whenDelivered({ dataDir });
    expect(await leads.receipt(number)).toMatchObject({ status: 'sent' });
    expect(await countWaiting(leads.db)).toEqual({ mail: 0, webhook: 0 });
  });
});

describe('emails by a mail server', () => {
  let mail: MailServer;
  afterEach(async () => mail.stop());

  it('arrive once and in order after the server was down', async () => {
    mail = await startMailServer();
    expect(await outlastMailOutage({ dataDir }, 12)).toEqual([]);
  });

  it('are not blocked by a refused one', async () => {
    await open();
    const numbers: string[] = [];
    for (const name of ['Олена', 'Refused', 'Ольга']) numbers.push((await leads.add('call', { ...lead, name })).number);
    const attempted: string[] = [];
    const start = clock;
    mail = await startMailServer({
      refuses({ number }) {
        attempted.push(number);
        return number === numbers[1] && clock === start ? 554 : undefined;
      },
    });
    await deliver({ smtpUrl: mail.url, mailFrom: 'site@obriy.example' });
    await whenReceived(2);
    expect(mail.emails.map(({ number }) => number)).toEqual([numbers[0], numbers[2]]);
    expect(logged[0]).toBe(`mail of ${numbers[1]} (created) was refused (EMESSAGE 554); it is tried again in 10 s`);
    const { number } = await leads.add('call', lead);
    await whenReceived(3);
    clock = new Date(start.getTime() + 10_000);
    await whenReceived(4);
    expect(attempted).toEqual([...numbers, number, numbers[1]]);
  });

  it('are delayed by one that is put off, for five attempts', async () => {
    await open();
    const numbers: string[] = [];
    for (const name of ['Greylisted', 'Ольга']) numbers.push((await leads.add('call', { ...lead, name })).number);
    const attempted: string[] = [];
    mail = await startMailServer({
      refuses({ number }) {
        attempted.push(number);
        return number === numbers[0] ? 451 : undefined;
      },
    });
    await deliver({ smtpUrl: mail.url });
    await whenReceived(1);
    expect(attempted).toEqual([...Array(5).fill(numbers[0]), numbers[1]]);
    expect(logged).toEqual([
      'mail cannot be delivered now (EMESSAGE 451); queued events will be retried',
      `mail of ${numbers[0]} (created) was refused (EMESSAGE 451); it is tried again in 160 s`,
      'mail is delivered again',
    ]);
  });

  it('are logged with the reason why the mail server did not take them', async () => {
    await open();
    await leads.add('call', lead);
    mail = await startMailServer();
    await mail.stop();
    await deliver({ smtpUrl: mail.url });
    await waitUntil(() => logged.length > 0);
    expect(logged[0]).toBe('mail cannot be delivered now (ESOCKET ECONNREFUSED); queued events will be retried');
  });

  const whenReceived = async (emails: number): Promise<void> => waitUntil(() => mail.emails.length >= emails);

  it('have one recipient and our own headers only, whatever was typed', async () => {
    await open();
    const evil = 'Олена\r\nBcc: victim@mail.example\r\n\r\nBody, victim@mail.example <victim@mail.example>';
    await leads.add('consultation', {
      ...lead,
      name: evil,
      phone: evil,
      message: evil,
      email: 'olena@mail.example',
      consent: { version: evil, language: 'ua' },
      source: { referrer: evil },
    });
    mail = await startMailServer();
    await deliver({ smtpUrl: mail.url });
    await whenDelivered({ dataDir });
    const [email] = mail.emails;
    const head = email?.source.split('\r\n\r\n')[0] ?? '';
    const names = [...head.matchAll(/^([\w-]+):/gm)].map(([, name]) => name?.toLowerCase());
    expect(email?.recipients).toHaveLength(1);
    expect(email?.recipients[0]).toMatch(/@obriy\.example$/);
    expect(names.toSorted()).toEqual([
      'content-transfer-encoding',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'reply-to',
      'subject',
      'to',
      'x-lead-number',
    ]);
    expect(head).toMatch(/^Reply-To: olena@mail\.example$/m);
  });

  it('have a Reply-To that every mail server accepts, or none', async () => {
    await open();
    const replies = {
      "o'neill+a.b@mail.example": "o'neill+a.b@mail.example",
      'ivan@приклад.укр': 'ivan@xn--80aikifvh.xn--j1amh',
      // A Cyrillic о.
      'оlena@mail.example': undefined,
      'a@mai(l.example': undefined,
      'a@[mail].example': undefined,
      'a@mail\u202E.example': undefined,
    };
    for (const email of Object.keys(replies)) await leads.add('consultation', { ...lead, email });
    mail = await startMailServer();
    await deliver({ smtpUrl: mail.url });
    await whenDelivered({ dataDir });
    expect(mail.emails.map(({ source }) => /^Reply-To: (.*?)\r?$/m.exec(source)?.[1])).toEqual(Object.values(replies));
  });
});

describe('a webhook', () => {
  const secret = 'a secret of the company';

  async function receiver(statuses: number[]): Promise<{
    url: string;
    received: { headers: IncomingHttpHeaders; body: string }[];
    whenReceived: (count: number) => Promise<void>;
    close: () => void;
  }> {
    const received: { headers: IncomingHttpHeaders; body: string }[] = [];
    const server = createServer((request, response) => {
      void text(request).then((body) => {
        received.push({ headers: request.headers, body });
        response.writeHead(statuses.shift() ?? 204).end();
        server.emit('received');
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
      received,
      whenReceived: async (count) => {
        while (received.length < count) await once(server, 'received');
      },
      close: () => void server.close(),
    };
  }

  it('receives a lead with a signature, again until it accepts it, and under the same id', async () => {
    const program = await receiver([503, 500]);
    const settings = { webhook: { url: program.url, secret } };
    await open(settings);
    const { number } = await leads.add('call', {
      ...lead,
      project: 'lypa',
      flat: 'a-1-2-5',
      wish: { day: '2026-11-24', from: '10:00', to: '12:00' },
    });
    await deliver(settings);
    await whenDelivered({ dataDir });
    program.close();
    expect(program.received).toHaveLength(3);
    expect(logged).toContain('webhook cannot be delivered now (HTTP 503); queued events will be retried');
    const [{ headers, body } = { headers: {}, body: '' }] = program.received;
    expect(new Set(program.received.map((each) => each.headers['webhook-id'])).size).toBe(1);
    const signed = createHmac('sha256', secret)
      .update(`${String(headers['webhook-id'])}.${String(headers['webhook-timestamp'])}.${body}`)
      .digest('base64');
    expect(headers['webhook-signature']).toBe(`v1,${signed}`);
    expect(JSON.parse(body)).toMatchObject({
      event: 'created',
      lead: {
        number,
        kind: 'call',
        name: 'Олена',
        project: 'lypa',
        flat: 'a-1-2-5',
        consent: { version: '7' },
        call_wish: { day: '2026-11-24', from: '10:00', to: '12:00' },
      },
      visit: null,
      reservation: null,
    });
    expect(await emailFiles()).toHaveLength(1);
  });

  it('is asked again while it has too many requests, and not blocked by a lead that it refuses', async () => {
    const program = await receiver([429, 408, 400]);
    const settings = { webhook: { url: program.url, secret } };
    await open(settings);
    const numbers = [(await leads.add('call', lead)).number, (await leads.add('call', lead)).number];
    await deliver(settings);
    await program.whenReceived(4);
    program.close();
    const received = program.received.map(({ body }) => (JSON.parse(body) as { lead: { number: string } }).lead.number);
    expect(received).toEqual([numbers[0], numbers[0], numbers[0], numbers[1]]);
  });

  it('receives what a moved visit was before', async () => {
    const program = await receiver([]);
    const settings = { webhook: { url: program.url, secret } };
    await open(settings);
    const slot = { center: 'central', starts_at: '2026-11-24T08:00:00.000Z', capacity: 1, minutes: 60 };
    const { number } = await leads.visits.book({ findSlot: () => slot, kind: 'in_person', lead });
    await leads.visits.move(number, () => slot, 'online');
    await deliver(settings);
    await program.whenReceived(2);
    program.close();
    expect(JSON.parse(program.received[1]?.body ?? '')).toMatchObject({
      event: 'moved',
      visit: { kind: 'online', moved_from: { center: 'central', starts_at: slot.starts_at, kind: 'in_person' } },
    });
  });
});
