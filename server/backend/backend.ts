import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { createResponseCache } from './api/responseCache.ts';
import { createApi } from './api/index.ts';
import { apiPrefix } from './api/paths.ts';
import type { Snapshot } from './content/assemble.ts';
import { createFlatPdfs } from './flatPdf/createFlatPdfs.ts';
import { createContentRecorder } from './history/recordContent.ts';
import { type BackendLogger, createLiveContent } from './liveContent.ts';
import type { Leads } from './leads/index.ts';
import type { Media } from './ports.ts';

export interface Backend {
  /** All of /api and /media. */
  plugin: FastifyPluginAsync;
  /** The content as it is now. */
  snapshot: () => Snapshot;
  /** Adds a listener for reloads of changed content (`watch` only); returns how to remove it. */
  onReload: (listener: () => void) => () => void;
  close(): Promise<void>;
}

export interface BackendParts {
  contentDir: string;
  media: Media;
  leads: Leads;
  logger: BackendLogger;
  watch: boolean;
  /** Lead calls that one address may make in a minute. */
  leadsPerMinute: number;
  /** Leads that one phone may leave in ten minutes. */
  leadsPerPhone: number;
  /** Origins that may call, beside the server's own. */
  allowedOrigins?: readonly string[];
  /** Of the site, for links in PDFs. */
  origin?: string;
}

/** Whatever server this is plugged into: a query holds names and phone numbers, so no log has it. */
const loggedRequest = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? 'no route'}`;

/** Throws a ContentError when the content cannot be served. */
export async function assembleBackend({
  leads,
  media,
  leadsPerMinute,
  leadsPerPhone,
  allowedOrigins = [],
  origin,
  ...parts
}: BackendParts): Promise<Backend> {
  const cache = createResponseCache();
  const recorder = createContentRecorder({ changes: leads.flatChanges, logger: parts.logger, onRecorded: cache.clear });
  const content = await createLiveContent({ ...parts, media, beforePublish: recorder.record });
  content.onReload(cache.clear);
  const flatPdfs = createFlatPdfs({ snapshot: content.snapshot, media, origin });
  content.onReload(flatPdfs.clear);
  const api = createApi({
    snapshot: content.snapshot,
    cache,
    recorded: leads.flatChanges.of,
    leads,
    leadsPerMinute,
    leadsPerPhone,
    flatPdfs,
    allowedOrigins: new Set(allowedOrigins),
  });
  return {
    plugin: async (server) => {
      await server.register(api, { prefix: apiPrefix, logSerializers: { req: loggedRequest } });
      await server.register(media.plugin);
    },
    snapshot: content.snapshot,
    onReload: content.onReload,
    async close() {
      content.close();
      recorder.close();
      await leads.close();
    },
  };
}
