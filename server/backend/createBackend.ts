import path from 'node:path';
import { sql } from 'kysely';
import { defaultLanguage, type Language } from '#domain/languages.ts';
import type { DeliverySettings } from '../config.ts';
import { assembleBackend, type Backend } from './backend.ts';
import { channelsOf, startDelivery } from './delivery/index.ts';
import type { Channel } from './delivery/deliveryTable.ts';
import { countWaiting } from './delivery/waiting.ts';
import { keepTidy } from './leads/housekeeping.ts';
import { createLeads } from './leads/index.ts';
import type { BackendLogger } from './liveContent.ts';
import { createMedia } from './media/index.ts';
import { createTraffic, type Traffic } from './traffic.ts';

export interface BackendOptions {
  contentDir: string;
  /** Made pictures live here, and leads where there is no `databaseUrl`. */
  dataDir: string;
  /** A PostgreSQL for the leads. */
  databaseUrl?: string;
  /** How the sales department hears of leads; by files in `dataDir` when it does not say. */
  delivery?: DeliverySettings;
  /** How long leads are kept; absent: until somebody erases them. */
  retentionDays?: number;
  /** In which emails to the sales department are written. */
  language?: Language;
  logger: BackendLogger;
  /** Follow changes of the content while running. */
  watch?: boolean;
  /** Whose pages, beside the server's own, may call. */
  allowedOrigins?: readonly string[];
  /** Of the site, for links in PDFs; none where it is not known. */
  origin?: string;
  /** False: `warm` leaves pictures to be encoded when they are first requested. */
  warmPictures?: boolean;
}

export interface RunningBackend extends Backend {
  /** Tidies the folder of pictures and encodes the missing ones; meant for after the start, in the background. */
  warm(): Promise<void>;
  /** To be told of every request of a visitor: warming stands back meanwhile. */
  readonly traffic: Traffic;
  /** Rejects while the database does not answer. */
  checkDatabase(): Promise<unknown>;
  /** How many messages about leads are still to be delivered, by each way. */
  waitingDeliveries(): Promise<Readonly<Record<Channel, number>>>;
}

/** Of one processor, for pictures that nobody has requested yet: a fresh data folder must not be felt by visitors. */
const warmingShare = 0.5;

/** A person fills a form a few times a minute at most. */
const leadsPerMinute = 10;

/** In ten minutes: a family shares a phone, a prankster types somebody else's. */
const leadsPerPhone = 5;

/** The reference backend with its real parts. Throws a StartError when content, data folder or database cannot be used. */
export async function createBackend(options: BackendOptions): Promise<RunningBackend> {
  const {
    contentDir,
    dataDir,
    databaseUrl,
    logger,
    delivery = {},
    language = defaultLanguage,
    retentionDays,
    watch = false,
    allowedOrigins = [],
    origin,
    warmPictures = true,
  } = options;
  const traffic = createTraffic();
  const media = createMedia({
    contentDir: path.resolve(contentDir),
    cacheDir: path.resolve(dataDir, 'media'),
    warn: logger.error,
    pace: { traffic, share: warmingShare },
  });
  const leads = await createLeads({
    dataDir,
    channels: channelsOf(delivery),
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
  });
  const parts = {
    contentDir,
    media,
    leads,
    logger,
    watch,
    leadsPerMinute,
    leadsPerPhone,
    allowedOrigins,
    ...(origin !== undefined && { origin }),
  };
  const backend = await assembleBackend(parts).catch(async (error: unknown) => {
    await leads.close();
    throw error;
  });
  const worker = startDelivery({
    settings: delivery,
    leads,
    dataDir,
    content: () => backend.snapshot()[language],
    language,
    logger,
  });
  const stopTidying = keepTidy({ leads, dataDir, logger, ...(retentionDays === undefined ? {} : { retentionDays }) });
  return {
    ...backend,
    traffic,
    checkDatabase: async () => sql`select 1`.execute(leads.db),
    waitingDeliveries: async () => countWaiting(leads.db),
    async warm() {
      await media.prune();
      if (warmPictures) await media.warm();
    },
    async close() {
      await stopTidying();
      await worker.stop();
      await media.close();
      await backend.close();
    },
  };
}
