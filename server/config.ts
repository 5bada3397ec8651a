import { z } from 'zod';
import { type SiteSettings, siteSettingsOf, siteVariables } from './siteSettings.ts';
import { StartError } from './startError.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A password may hold any character, but `%` alone begins an escape; the driver would stumble over it at the first lead only. */
function isPostgresUrl(text: string): boolean {
  try {
    const { protocol, username, password, pathname } = new URL(text);
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return ['postgres:', 'postgresql:'].includes(protocol);
  } catch {
    return false;
  }
}

/** Their values hold a password, so no message quotes them. */
const secrets: ReadonlySet<string> = new Set(['DATABASE_URL']);

/** As browsers send it: lower case, without a default port. */
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 1 to 65535')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65535, 'must be a whole number from 1 to 65535')
    .default(3000),
  HOST: z.string().regex(/^[\w.:-]+$/, 'must be a host name or an address').default('localhost'),
  CONTENT_DIR: z.string().default('content'),
  DATA_DIR: z.string().default('var'),
  DATABASE_URL: z.string().refine(isPostgresUrl, 'must be an address like postgresql://user:password@host:5432/database').optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .refine((origins) => origins.every(isOrigin), 'must be origins such as https://www.example.com, with a comma between them')
    .default([]),
  TRUST_PROXY: z.enum(['true', 'false'], 'must be true or false').default('false'),
  SITE_INDEXING: z.enum(['on', 'off'], 'must be on or off').default('on'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  ...siteVariables,
});

export interface ServerConfig {
  port: number;
  host: string;
  contentDir: string;
  dataDir: string;
  /** Where leads are kept instead of a file in `dataDir`; it may hold a password. */
  databaseUrl?: string;
  /** Origins whose pages may call the backend, beside the server's own. */
  allowedOrigins: readonly string[];
  /** Whether addresses and https are taken from the headers of the proxy in front; without one, anybody could forge them. */
  trustProxy: boolean;
  /** Whether search engines are welcome: a copy for trying things out is not the site. */
  indexing: boolean;
  logLevel: (typeof logLevels)[number];
  siteSettings: SiteSettings;
}

/** Throws a StartError with a line for each variable that cannot be followed: name, value (unless it is secret), reason. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  // An empty variable is what a shell or a compose file leaves for 'not set'.
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}${secrets.has(name) ? '' : `=${given[name] ?? ''}`}: ${issue.message}`;
    });
    throw new StartError(lines.join('\n'));
  }
  const { PORT, HOST, CONTENT_DIR, DATA_DIR, DATABASE_URL, LOG_LEVEL, TRUST_PROXY, SITE_INDEXING, ALLOWED_ORIGINS, ...rest } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    contentDir: CONTENT_DIR,
    dataDir: DATA_DIR,
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    allowedOrigins: ALLOWED_ORIGINS,
    trustProxy: TRUST_PROXY === 'true',
    indexing: SITE_INDEXING === 'on',
    logLevel: LOG_LEVEL,
    siteSettings: siteSettingsOf(rest),
  };
}
