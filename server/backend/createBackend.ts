import path from 'node:path';
import { assembleBackend, type Backend } from './backend.ts';
import { createLeads } from './leads/index.ts';
import type { BackendLogger } from './liveContent.ts';
import { createMedia } from './media/index.ts';

export interface BackendOptions {
  contentDir: string;
  /** Made pictures live here, and leads where there is no `databaseUrl`. */
  dataDir: string;
  /** A PostgreSQL for the leads. */
  databaseUrl?: string;
  logger: BackendLogger;
  /** Follow changes of the content while running. */
  watch?: boolean;
  /** Whose pages, beside the server's own, may call. */
  allowedOrigins?: readonly string[];
  /** Of the site, for links on papers; none where it is not known. */
  origin?: string;
}

export interface RunningBackend extends Backend {
  /** Makes all pictures that are not made yet; meant for after the start, in the background. */
  warm(): Promise<void>;
}

/** A person fills a form a few times a minute at most. */
const leadsPerMinute = 10;

/** The reference backend with its real parts. Throws a StartError when content, data folder or database cannot be used. */
export async function createBackend({ contentDir, logger, watch = false, allowedOrigins = [], origin, ...storage }: BackendOptions): Promise<RunningBackend> {
  const media = createMedia({
    contentDir: path.resolve(contentDir),
    cacheDir: path.resolve(storage.dataDir, 'media'),
    warn: logger.error,
  });
  const leads = await createLeads(storage);
  const parts = { contentDir, media, leads, logger, watch, leadsPerMinute, allowedOrigins, ...(origin !== undefined && { origin }) };
  const backend = await assembleBackend(parts).catch(async (error: unknown) => {
    await leads.close();
    throw error;
  });
  return {
    ...backend,
    warm: () => media.warm(),
    async close() {
      await media.close();
      await backend.close();
    },
  };
}
