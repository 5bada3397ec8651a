import { z } from 'zod';

const absoluteUrl = z.url({ protocol: /^https?$/, error: 'must be an absolute http(s) address' });

/** A messenger link may open an application (viber:, tg:), so its scheme is free, except the ones that run code. */
const link = z.url({ protocol: /^(?!javascript$|data$|vbscript$)/i, error: 'must be an absolute link' });

/**
 * What a hosting page may set, by the name of its variable. The same variables set the defaults of a client build and
 * the `window.siteSettings` of a running server, so both are described once, here.
 */
export const siteVariables = {
  SITE_DEFAULT_LANGUAGE: z.enum(['ua', 'en'], 'must be ua or en').optional(),
  SITE_HOST: absoluteUrl.optional(),
  SITE_MASTER_PLAN_URL: absoluteUrl.optional(),
  SITE_GTM_CONTAINER: z.string().regex(/^GTM-[A-Z0-9]+$/, 'must look like GTM-ABC123').optional(),
  SITE_PHONE: z.string().regex(/^\+?[\d ()-]{5,24}$/, 'must be a phone number').optional(),
  SITE_MESSENGER_URL: link.optional(),
  SITE_MAP_TILES: absoluteUrl
    .refine((url) => ['{z}', '{x}', '{y}'].every((part) => url.includes(part)), 'must contain {z}, {x} and {y}')
    .optional(),
};

type SiteVariable = keyof typeof siteVariables;

const settingKeys = {
  SITE_DEFAULT_LANGUAGE: 'defaultLanguage',
  SITE_HOST: 'host',
  SITE_MASTER_PLAN_URL: 'masterPlanUrl',
  SITE_GTM_CONTAINER: 'gtmContainer',
  SITE_PHONE: 'phone',
  SITE_MESSENGER_URL: 'messengerUrl',
  SITE_MAP_TILES: 'mapTiles',
} as const satisfies Record<SiteVariable, string>;

export type SiteSettings = Readonly<Partial<Record<(typeof settingKeys)[SiteVariable], string>>>;

/** Only the settings that the environment gives: an absent one must not hide the default of a later layer. */
export function siteSettingsOf(variables: Readonly<Partial<Record<SiteVariable, string | undefined>>>): SiteSettings {
  const given = Object.entries(settingKeys).map(([name, key]) => [key, variables[name as SiteVariable]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}
