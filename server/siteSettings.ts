import { z } from 'zod';
import { type Language, languages } from '#domain/languages.ts';

const absoluteUrl = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' });

/** Public tiles, by one word. */
const openStreetMap = {
  url: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
  attribution: '© OpenStreetMap contributors',
  attributionUrl: 'https://www.openstreetmap.org/copyright',
};

const isTileTemplate = (url: string): boolean =>
  /^https?:\/\/[^\s/]/.test(url) && ['{z}', '{x}', '{y}'].every((part) => url.includes(part));

/**
 * What a hosting page may set through the environment. The same variables set the defaults of a client build and the
 * `window.siteSettings` of a running server.
 */
export const siteVariables = {
  SITE_ORIGIN: absoluteUrl
    .refine(
      (url) => /^https?:\/\/[^/?#@]+$/.test(url),
      'must be scheme and host alone, without a path or a slash at the end',
    )
    .transform((url) => new URL(url).origin)
    .optional(),
  SITE_DEFAULT_LANGUAGE: z.enum(languages, `must be ${languages.join(' or ')}`).optional(),
  SITE_HOST: absoluteUrl
    .refine((url) => !url.endsWith('/'), 'must not end with a slash')
    .transform((url) => new URL(url).href.replace(/\/$/, ''))
    .optional(),
  SITE_MASTER_PLAN_URL: z
    .union([absoluteUrl, z.string().regex(/^\/(?![/\\])/)], 'must be an absolute http(s) address or a path of the site')
    .optional(),
  SITE_GTM_CONTAINER: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123')
    .optional(),
  SITE_PHONE: z
    .string()
    .regex(
      /^\+?(?=.*\d)[\d ()-]{5,24}$/,
      'must be a phone number: digits, spaces, brackets and hyphens, 5 to 24 in all, with or without + in front',
    )
    .optional(),
  // A messenger link may open an application; the site allows the same schemes.
  SITE_MESSENGER_URL: z
    .string()
    .regex(/^(https?|viber|tg|whatsapp|signal):\S+$/, 'must be an http(s), viber, tg, whatsapp or signal link')
    .optional(),
  SITE_MAP_TILES: z
    .string()
    .refine(
      (text) => text === 'openstreetmap' || isTileTemplate(text),
      "must be 'openstreetmap' or an absolute http(s) address with {z}, {x} and {y}",
    )
    .optional(),
  SITE_MAP_ATTRIBUTION: z.string().max(200, 'must be at most 200 characters long').optional(),
  SITE_FAILURE_NOTICES: z.enum(['none', 'inline'], 'must be none or inline').optional(),
  SITE_APPLICATION_METHOD: z.enum(['GET', 'POST'], 'must be GET or POST').optional(),
  SITE_LEAD_TIMEOUT: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of seconds from 1 to 9999')
    .optional(),
  SITE_LANDING_MINIMUM: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be a whole number of flats from 1 to 9999')
    .optional(),
  SITE_SERVICE_WORKER: z.enum(['on', 'off'], 'must be on or off').optional(),
  SITE_QA: z.enum(['on', 'off'], 'must be on or off').optional(),
};

type SiteVariables = { readonly [Name in keyof typeof siteVariables]?: string | undefined };

/** The settings by the site's names; src/shared/config checks them again, since other pages may host it. */
export interface SiteSettings {
  readonly origin?: string;
  readonly defaultLanguage?: Language;
  readonly host?: string;
  readonly masterPlanUrl?: string;
  readonly tagManagerContainer?: string;
  readonly phone?: string;
  readonly messengerUrl?: string;
  readonly mapTiles?: { readonly url: string; readonly attribution: string; readonly attributionUrl?: string };
  readonly failureNotices?: string;
  readonly applicationMethod?: string;
  readonly leadTimeout?: number;
  readonly landingMinimum?: number;
  readonly plainForms?: 'on';
  readonly serviceWorker?: string;
  readonly qa?: string;
}

function tilesOf(url: string | undefined, attribution: string): SiteSettings['mapTiles'] {
  if (url === undefined) return undefined;
  return url === 'openstreetmap' ? openStreetMap : { url, attribution };
}

/** Only the settings present in the environment: an absent one must not hide an earlier default. */
export function siteSettingsOf(variables: SiteVariables): SiteSettings {
  const { SITE_MAP_TILES: url, SITE_MAP_ATTRIBUTION: attribution = '' } = variables;
  const settings = {
    origin: variables.SITE_ORIGIN,
    defaultLanguage: variables.SITE_DEFAULT_LANGUAGE,
    host: variables.SITE_HOST,
    masterPlanUrl: variables.SITE_MASTER_PLAN_URL,
    tagManagerContainer: variables.SITE_GTM_CONTAINER,
    phone: variables.SITE_PHONE,
    messengerUrl: variables.SITE_MESSENGER_URL,
    mapTiles: tilesOf(url, attribution),
    failureNotices: variables.SITE_FAILURE_NOTICES,
    applicationMethod: variables.SITE_APPLICATION_METHOD,
    leadTimeout: variables.SITE_LEAD_TIMEOUT === undefined ? undefined : Number(variables.SITE_LEAD_TIMEOUT),
    landingMinimum: variables.SITE_LANDING_MINIMUM === undefined ? undefined : Number(variables.SITE_LANDING_MINIMUM),
    serviceWorker: variables.SITE_SERVICE_WORKER,
    qa: variables.SITE_QA,
  };
  return Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
}
