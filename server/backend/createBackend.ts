import path from 'node:path';
import { defaultLanguage, type Language } from '#domain/languages.ts';
import type { DeliverySettings } from '../config.ts';
import { leadsPerMinute } from '../http/limits.ts';
import { assembleBackend, type Backend } from './backend.ts';
import { channelsOf, startDelivery } from './delivery/index.ts';
import type { Channel } from './database/tables.ts';
import { countWaiting } from './delivery/deliveryQueue.ts';
import { startHousekeeping } from './leads/housekeeping.ts';
import { createLeads } from './createLeads.ts';
import type { BackendLogger } from './liveContent.ts';
import { createMedia } from './media/index.ts';
import { createTraffic, type Traffic } from './traffic.ts';

export interface BackendOptions {
  contentDir: string;
  /** Folder of generated pictures, and of leads without a `databaseUrl`. */
  dataDir: string;
  /** Pictures that `npm run build` has encoded. */
  builtPicturesDir?: string;
  /** A PostgreSQL for the leads. */
  databaseUrl?: string;
  /** How leads reach the sales department; the default is files in `dataDir`. */
  delivery?: DeliverySettings;
  /** Days until leads are erased; absent: never automatically. */
  retentionDays?: number;
  /** The site's default language: emails to the sales department are in it, and links to its pages have no prefix. */
  language?: Language;
  logger: BackendLogger;
  /** Follow changes of the content while running. */
  watch?: boolean;
  /** Origins that may call, beside the server's own. */
  allowedOrigins?: readonly string[];
  /** Of the site, for links in PDFs; none where it is not known. */
  origin?: string;
  /** False: `warm` leaves pictures to be encoded when they are first requested. */
  warmPictures?: boolean;
}

export interface RunningBackend extends Backend {
  /** Tidies the folder of pictures and encodes the missing ones; meant for after the start, in the background. */
  warm(): Promise<void>;
  /** Counts requests of visitors: warming pauses meanwhile. */
  readonly traffic: Traffic;
  /** Rejects while the database cannot store leads. */
  checkDatabase: () => Promise<void>;
  /** How many messages about leads are still to be delivered, by channel. */
  waitingDeliveries(): Promise<Readonly<Record<Channel, number>>>;
}

/**
 * Share of one processor for pictures that nobody has requested yet, so that a fresh data folder does not slow down
 * visitors.
 */
const warmingShare = 0.5;

/** In ten minutes: a family shares a phone, and a prankster types another's. */
const leadsPerPhone = 5;

/** In an hour: a family books once, an office or the customers of a mobile provider share an address. */
const bookingsPerNetwork = 8;

/** The reference backend with its real parts. Throws a StartError when content, data folder or database cannot be used. */
export async function createBackend(options: BackendOptions): Promise<RunningBackend> {
  const {
    contentDir,
    dataDir,
    builtPicturesDir,
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
    builtDir: builtPicturesDir,
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
    bookingsPerNetwork,
    allowedOrigins,
    language,
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
  const stopTidying = startHousekeeping({
    leads,
    dataDir,
    logger,
    ...(retentionDays === undefined ? {} : { retentionDays }),
  });
  return {
    ...backend,
    traffic,
    checkDatabase: leads.checkWriting,
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
