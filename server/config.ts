import { z } from 'zod';
import { areProxies } from './http/proxies.ts';
import { type SiteSettings, siteSettingsOf, siteVariables } from './siteSettings.ts';
import { StartError } from './startError.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** A password may hold any character, but `%` alone begins an escape; the driver would stumble over it at the first lead only. */
function isUrlOf(text: string, protocols: readonly string[]): boolean {
  try {
    const { protocol, username, password, pathname } = new URL(text);
    for (const part of [username, password, pathname]) decodeURIComponent(part);
    return protocols.includes(protocol);
  } catch {
    return false;
  }
}

/** Without a host, nodemailer would send to this machine. */
const hasHost = (text: string): boolean => URL.parse(text)?.hostname !== '';

/** `fetch` refuses the others. */
function hasNoUser(text: string): boolean {
  const url = URL.parse(text);
  return url === null || (url.username === '' && url.password === '');
}

/** Their values hold a password, so no message quotes them. */
const secrets: ReadonlySet<string> = new Set(['DATABASE_URL', 'SMTP_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET', 'METRICS']);

/** As browsers send it: lower case, without a default port. */
const isOrigin = (text: string): boolean => /^https?:/.test(text) && URL.parse(text)?.origin === text;

const variables = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'must be a whole number from 0 to 65535')
    .transform(Number)
    .refine((port) => port <= 65535, 'must be a whole number from 0 to 65535')
    .default(3000),
  HOST: z
    .string()
    .regex(/^[\w.:-]+$/, 'must be a host name or an address')
    .default('localhost'),
  CONTENT_DIR: z.string().default('content'),
  DATA_DIR: z.string().default('var'),
  DATABASE_URL: z
    .string()
    .refine(
      (text) => isUrlOf(text, ['postgres:', 'postgresql:']),
      'must be an address like postgresql://user:password@host:5432/database',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (text) => isUrlOf(text, ['smtp:', 'smtps:']) && hasHost(text),
      'must be an address like smtp://user:password@host:587',
    )
    .optional(),
  MAIL_FROM: z.email('must be a mailbox').optional(),
  WEBHOOK_URL: z
    .string()
    .refine((text) => isUrlOf(text, ['http:', 'https:']), 'must be an absolute http(s) address')
    .refine(hasNoUser, 'must have no user and password: WEBHOOK_SECRET signs each request')
    .optional(),
  WEBHOOK_SECRET: z.string().min(16, 'must be 16 characters long at least').optional(),
  LEAD_RETENTION_DAYS: z
    .string()
    .regex(/^[1-9]\d{0,4}$/, 'must be a whole number of days')
    .transform(Number)
    .optional(),
  ALLOWED_ORIGINS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins such as https://www.example.com, with a comma between them',
    )
    .default([]),
  FRAME_ANCESTORS: z
    .string()
    .transform((text) => text.split(',').map((origin) => origin.trim()))
    .refine(
      (origins) => origins.every(isOrigin),
      'must be origins such as https://partner.example, with a comma between them',
    )
    .default([]),
  TRUST_PROXY: z
    .string()
    .refine(
      (text) => text === 'true' || text === 'false' || areProxies(text),
      'must be true or false, or addresses and networks of proxies such as loopback,10.0.0.0/8',
    )
    .default('false'),
  SITE_INDEXING: z.enum(['on', 'off'], 'must be on or off').default('on'),
  WARM_PICTURES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  METRICS: z
    .string()
    .regex(/^(?:on|off|[\w.~+/=-]{16,})$/, 'must be on, off or a token of 16 characters at least')
    .default('off'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('warn'),
  ...siteVariables,
});

const schema = variables.refine(
  ({ WEBHOOK_URL: url, WEBHOOK_SECRET: secret }) => (url === undefined) === (secret === undefined),
  {
    path: ['WEBHOOK_URL'],
    error: 'goes with WEBHOOK_SECRET, and neither without the other',
  },
);

function deliveryOf({
  SMTP_URL: smtpUrl,
  MAIL_FROM: mailFrom,
  WEBHOOK_URL: url,
  WEBHOOK_SECRET: secret,
}: z.output<typeof variables>): DeliverySettings {
  return {
    ...(smtpUrl === undefined ? {} : { smtpUrl }),
    ...(mailFrom === undefined ? {} : { mailFrom }),
    ...(url === undefined || secret === undefined ? {} : { webhook: { url, secret } }),
  };
}

export interface DeliverySettings {
  /** Absent: emails are files in the data folder. It may hold a password. */
  smtpUrl?: string;
  /** Sender of emails; absent: the content's default mailbox. */
  mailFrom?: string;
  /** Also receives each lead. */
  webhook?: { url: string; secret: string };
}

export interface ServerConfig {
  /** 0: any free port, see `reservePort`. */
  port: number;
  host: string;
  contentDir: string;
  dataDir: string;
  /** The database of leads instead of a file in `dataDir`; it may hold a password. */
  databaseUrl?: string;
  /** How leads reach the sales department. */
  delivery: DeliverySettings;
  /** Days until leads are erased; absent: never automatically. */
  retentionDays?: number;
  /** Origins that may call the backend, beside the server's own. */
  allowedOrigins: readonly string[];
  /** Origins that may embed the site in a frame. */
  frameAncestors: readonly string[];
  /**
   * Whether addresses and https are taken from the headers of the proxy in front; without one, anybody could forge them. Where proxies are named, an
   * address is the last that none of them has: whatever a visitor wrote before it is passed over.
   */
  trustProxy: boolean | string;
  /** Whether search engines are welcome: a copy for trying things out is not the site. */
  indexing: boolean;
  /** Access to /metrics; absent: closed. */
  metrics?: { readonly token?: string };
  /** Whether missing pictures are encoded after the start; otherwise when they are first requested. */
  warmPictures: boolean;
  logLevel: (typeof logLevels)[number];
  siteSettings: SiteSettings;
}

/** Throws a StartError with a line for each variable that cannot be followed: name, value (unless it is secret), reason. */
export function readConfig(env: NodeJS.ProcessEnv): ServerConfig {
  // Shells and compose files leave an empty variable for "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => {
      const name = String(issue.path[0]);
      return `${name}${secrets.has(name) ? '' : `=${given[name] ?? ''}`}: ${issue.message}`;
    });
    throw new StartError(lines.join('\n'));
  }
  const {
    PORT,
    HOST,
    CONTENT_DIR,
    DATA_DIR,
    DATABASE_URL,
    LOG_LEVEL,
    TRUST_PROXY,
    SITE_INDEXING,
    WARM_PICTURES,
    METRICS,
    ALLOWED_ORIGINS,
    FRAME_ANCESTORS,
    LEAD_RETENTION_DAYS,
    ...rest
  } = parsed.data;
  return {
    port: PORT,
    host: HOST,
    contentDir: CONTENT_DIR,
    dataDir: DATA_DIR,
    ...(DATABASE_URL === undefined ? {} : { databaseUrl: DATABASE_URL }),
    delivery: deliveryOf(parsed.data),
    ...(LEAD_RETENTION_DAYS === undefined ? {} : { retentionDays: LEAD_RETENTION_DAYS }),
    allowedOrigins: ALLOWED_ORIGINS,
    frameAncestors: FRAME_ANCESTORS,
    trustProxy: TRUST_PROXY === 'true' || (TRUST_PROXY !== 'false' && TRUST_PROXY),
    indexing: SITE_INDEXING === 'on',
    ...(METRICS === 'off' ? {} : { metrics: METRICS === 'on' ? {} : { token: METRICS } }),
    warmPictures: WARM_PICTURES === 'on',
    logLevel: LOG_LEVEL,
    siteSettings: siteSettingsOf(rest),
  };
}
