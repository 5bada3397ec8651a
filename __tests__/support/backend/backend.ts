import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { defaultLanguage, type Language } from '../../../domain/languages.ts';
import { assembleBackend, type Backend } from '../../../server/backend/index.ts';
import type { Leads } from '../../../server/backend/createLeads.ts';
import { createServer } from '../../../server/createServer.ts';
import { recorded, type RecordedLead, temporaryLeads } from '../stores/recordedLeads.ts';
import { standInMedia } from '../site/standInParts.ts';

const root = path.join(import.meta.dirname, '../../..');
/** The smallest complete content: two projects, three offers, five news items. */
export const fixtureContent = path.join(root, '__tests__/support/content');
/** A whole company: eight developments, of which one is large and one complete, four sales centers. */
export const townContent = path.join(root, '__tests__/support/town');

export interface TestBackend {
  /** The backend as a `fetch`: needs no socket, no port and no waiting. */
  fetch: typeof fetch;
  /** For requests that `fetch` cannot make: raw paths, HEAD, unusual headers. */
  server: FastifyInstance;
  backend: Backend;
  /** Call requests and consultations that were stored. */
  leads: RecordedLead[];
  /** The lines of the operator's log. */
  logged: string[];
  close(): Promise<void>;
}

const origin = 'http://backend.test';

/** Statuses under which a Response may have no body. */
const bodiless = new Set([204, 304]);

function fetchOver(server: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(typeof input === 'string' ? new URL(input, origin) : input, init);
    const { pathname, search } = new URL(request.url);
    const body = await request.text();
    const response = await server.inject({
      method: request.method,
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(body === '' ? {} : { payload: body }),
    });
    request.signal.throwIfAborted();
    const headers = new Headers();
    for (const [name, value] of Object.entries(response.headers)) {
      for (const each of [value ?? []].flat()) headers.append(name, String(each));
    }
    return new Response(bodiless.has(response.statusCode) ? null : new Uint8Array(response.rawPayload), {
      status: response.statusCode,
      headers,
    });
  };
}

export interface TestBackendOptions {
  contentDir?: string;
  watch?: boolean;
  leadsPerMinute?: number;
  leadsPerPhone?: number;
  bookingsPerNetwork?: number;
  now?: () => Date;
  allowedOrigins?: readonly string[];
  /** The site's default language. */
  language?: Language;
  /** Replaces the store in a temporary folder; the backend closes it. */
  store?: Leads;
}

/** The real backend in this process, with the content of the fixtures unless `options` say otherwise; close it when the tests are done. */
export async function startBackend({
  contentDir = fixtureContent,
  watch = false,
  leadsPerMinute = 1000,
  leadsPerPhone = 1000,
  bookingsPerNetwork = 1000,
  now,
  store,
  allowedOrigins = [],
  language = defaultLanguage,
}: TestBackendOptions = {}): Promise<TestBackend> {
  const leads = recorded(store ?? (await temporaryLeads(now)));
  const logged: string[] = [];
  const logger = { info: (text: string) => logged.push(text), error: (text: string) => logged.push(text) };
  const parts = {
    contentDir,
    media: standInMedia,
    leads,
    logger,
    watch,
    leadsPerMinute,
    leadsPerPhone,
    bookingsPerNetwork,
    allowedOrigins,
    language,
  };
  const backend = await assembleBackend(parts).catch(async (error: unknown) => {
    await leads.close();
    throw error;
  });
  const part = {
    async register(server: FastifyInstance) {
      await server.register(backend.plugin);
    },
  };
  const server = await createServer({ logLevel: 'silent' }, [part]);
  return {
    fetch: fetchOver(server),
    server,
    backend,
    leads: leads.added,
    logged,
    async close() {
      await server.close();
      await backend.close();
    },
  };
}

type Hook = (work: () => Promise<void>) => void;

function backendBetween(begin: Hook, end: Hook, options: TestBackendOptions): TestBackend {
  let started: TestBackend;
  begin(async () => {
    started = await startBackend(options);
  });
  end(async () => started.close());
  return {
    fetch: async (input, init) => started.fetch(input, init),
    get server() {
      return started.server;
    },
    get backend() {
      return started.backend;
    },
    get leads() {
      return started.leads;
    },
    get logged() {
      return started.logged;
    },
    close: async () => started.close(),
  };
}

/** One backend for all tests of a file. */
export function backendOfTests(options: TestBackendOptions = {}): TestBackend {
  return backendBetween(beforeAll, afterAll, options);
}

/** A new backend for each test of a file. */
export function backendOfEachTest(options: TestBackendOptions = {}): TestBackend {
  return backendBetween(beforeEach, afterEach, options);
}
