import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import { defaultLanguage, type Language } from '#domain/languages.ts';
import { apiPrefix } from '../http/urlPath.ts';
import { createResponseCache } from './api/responseCache.ts';
import { createApi } from './api/index.ts';
import type { Snapshot } from './content/assemble.ts';
import { createFlatPdfs } from './flatPdf/createFlatPdfs.ts';
import { createFlatRecorder, statusesIn } from './history/flatRecorder.ts';
import { type BackendLogger, createLiveContent } from './liveContent.ts';
import { createPdfQueue } from './pdf/pdfQueue.ts';
import { createReservedFlats, type FlatReservations } from './reservations/reservedFlats.ts';
import type { Leads } from './createLeads.ts';
import type { Media } from './ports.ts';

export interface Backend {
  /** All of /api and /media. */
  plugin: FastifyPluginAsync;
  /** The content as it is now, with the flats that visitors have reserved. */
  snapshot: () => Snapshot;
  /** Adds a listener for reloads of changed content (`watch` only) and for reservations; returns how to remove it. */
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
  /** Visits that one network may book in an hour. */
  bookingsPerNetwork: number;
  /** Origins that may call, beside the server's own. */
  allowedOrigins?: readonly string[];
  /** Of the site, for links in PDFs. */
  origin?: string;
  /** The site's default language, whose pages have no prefix. */
  language?: Language;
}

/** A query holds names and phone numbers, so no log has it. */
const loggedRequest = ({ method, routeOptions }: FastifyRequest): string =>
  `${method} ${routeOptions.url ?? 'no route'}`;

/** Throws a ContentError when the content cannot be served. */
export async function assembleBackend({
  leads,
  media,
  leadsPerMinute,
  leadsPerPhone,
  bookingsPerNetwork,
  allowedOrigins = [],
  origin,
  language = defaultLanguage,
  ...parts
}: BackendParts): Promise<Backend> {
  const cache = createResponseCache();
  const recorder = createFlatRecorder({ changes: leads.flatChanges, logger: parts.logger, onRecorded: cache.clear });
  let reserved: FlatReservations | null = null;
  const content = await createLiveContent({
    ...parts,
    media,
    async beforePublish(loaded) {
      if (reserved === null) return;
      // Another process may have reserved a flat since.
      await reserved.refresh();
      await recorder.record(reserved.in(loaded));
    },
  });
  reserved = await createReservedFlats({
    reservations: leads.reservations,
    now: leads.now,
    published: content.snapshot,
  });
  const { snapshot, list } = reserved;
  let known = list();
  const stopRecording = reserved.onChange(() => {
    const now = list();
    recorder.recordStatuses(statusesIn(snapshot(), [...known, ...now]));
    known = now;
  });
  await recorder.record(snapshot());
  const onReload: Backend['onReload'] = (listener) => {
    const stops = [content.onReload(listener), reserved.onChange(listener)];
    return () => {
      for (const stop of stops) stop();
    };
  };
  onReload(cache.clear);
  const pdfQueue = createPdfQueue();
  const flatPdfs = createFlatPdfs({
    snapshot,
    media,
    site: { origin, defaultLanguage: language },
    now: leads.now,
    queue: pdfQueue,
  });
  onReload(flatPdfs.clear);
  const api = createApi({
    snapshot,
    published: content.snapshot,
    reserved,
    cache,
    recorded: leads.flatChanges.of,
    leads,
    leadsPerMinute,
    leadsPerPhone,
    bookingsPerNetwork,
    flatPdfs,
    pdfQueue,
    allowedOrigins: new Set(allowedOrigins),
    language,
  });
  return {
    plugin: async (server) => {
      await server.register(api, { prefix: apiPrefix, logSerializers: { req: loggedRequest } });
      await server.register(media.plugin);
    },
    snapshot,
    onReload,
    async close() {
      content.close();
      stopRecording();
      reserved.close();
      recorder.close();
      await leads.close();
    },
  };
}
