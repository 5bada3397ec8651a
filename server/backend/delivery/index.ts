import type { Language } from '#domain/languages.ts';
import type { DeliverySettings } from '../../config.ts';
import type { Content } from '../content/assemble.ts';
import type { Channel } from '../database/tables.ts';
import type { Database } from '../database/writer.ts';
import { fileRoute, smtpRoute } from './mailRoute.ts';
import { type MailWorker, type MailWorkerOptions, type Route, startMailWorker } from './mailWorker.ts';
import { webhookRoute } from './webhookRoute.ts';

interface DeliveryOptions extends Pick<MailWorkerOptions, 'logger' | 'pause' | 'leaseTime'> {
  readonly settings: DeliverySettings;
  readonly leads: Database;
  readonly dataDir: string;
  readonly content: () => Content;
  readonly language: Language;
}

/** The channels for which events are queued. */
export const channelsOf = ({ webhook }: DeliverySettings): readonly Channel[] =>
  webhook === undefined ? ['mail'] : ['mail', 'webhook'];

function routesOf({
  settings: { smtpUrl, mailFrom, webhook },
  dataDir,
  content,
  language,
  leads,
}: DeliveryOptions): readonly Route[] {
  const mail = { content, language, ...(mailFrom === undefined ? {} : { from: mailFrom }) };
  const route = smtpUrl === undefined ? fileRoute(dataDir, mail) : smtpRoute(smtpUrl, mail);
  return webhook === undefined ? [route] : [route, webhookRoute({ ...webhook, now: leads.now })];
}

/** Delivers queued events to the sales department while the process runs. */
export function startDelivery(options: DeliveryOptions): MailWorker {
  const { leads, logger, pause, leaseTime } = options;
  const timing = { ...(pause === undefined ? {} : { pause }), ...(leaseTime === undefined ? {} : { leaseTime }) };
  const workers = routesOf(options).map((route) =>
    startMailWorker({ ...timing, logger, db: leads.db, writer: leads.writer, now: leads.now, route }),
  );
  return {
    async stop() {
      await Promise.all(workers.map(async (worker) => worker.stop()));
    },
  };
}
