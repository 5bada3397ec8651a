import type { Language } from '#domain/languages.ts';
import type { DeliverySettings } from '../../config.ts';
import type { Content } from '../content/assemble.ts';
import type { Channel } from '../database/tables.ts';
import type { Database } from '../database/writer.ts';
import { fileChannel, smtpChannel } from './mailChannels.ts';
import {
  type DeliveryChannel,
  type DeliveryWorker,
  type DeliveryWorkerOptions,
  startDeliveryWorker,
} from './deliveryWorker.ts';
import { webhookChannel } from './webhookChannel.ts';

interface DeliveryOptions extends Pick<DeliveryWorkerOptions, 'logger' | 'pause' | 'leaseTime'> {
  readonly settings: DeliverySettings;
  readonly leads: Database;
  readonly dataDir: string;
  readonly content: () => Content;
  readonly language: Language;
}

/** The channels for which events are queued. */
export const channelsOf = ({ webhook }: DeliverySettings): readonly Channel[] =>
  webhook === undefined ? ['mail'] : ['mail', 'webhook'];

function openChannels({
  settings: { smtpUrl, mailFrom, webhook },
  dataDir,
  content,
  language,
  leads,
}: DeliveryOptions): readonly DeliveryChannel[] {
  const mail = { content, language, ...(mailFrom === undefined ? {} : { from: mailFrom }) };
  const email = smtpUrl === undefined ? fileChannel(dataDir, mail) : smtpChannel(smtpUrl, mail);
  return webhook === undefined ? [email] : [email, webhookChannel({ ...webhook, now: leads.now })];
}

/** Delivers queued events to the sales department while the process runs. */
export function startDelivery(options: DeliveryOptions): DeliveryWorker {
  const { leads, logger, pause, leaseTime } = options;
  const timing = { ...(pause === undefined ? {} : { pause }), ...(leaseTime === undefined ? {} : { leaseTime }) };
  const workers = openChannels(options).map((channel) =>
    startDeliveryWorker({ ...timing, logger, db: leads.db, writer: leads.writer, now: leads.now, channel }),
  );
  return {
    async stop() {
      await Promise.all(workers.map(async (worker) => worker.stop()));
    },
  };
}
