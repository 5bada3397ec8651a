import { createSlice } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { defaultLanguage, type Language, languages } from '#domain/languages.ts';
import { defaultLandingMinimum } from '#domain/pages.ts';
import { neverChanges } from '#shared/tasks';

export type { Language };

export interface MapTiles {
  /** An XYZ template such as https://tiles.example/{z}/{x}/{y}.png */
  readonly url: string;
  readonly attribution: string;
  /** The link that the tile provider requires. */
  readonly attributionUrl?: string;
}

/** Settings for other housing companies; docs/settings.md has a table. */
export interface Settings {
  /**
   * The public origin for absolute addresses, without a trailing slash. Null: the page's own origin; components use
   * `useOrigin`.
   */
  readonly origin: string | null;
  readonly defaultLanguage: Language;
  /** Origin of the backend, without a slash at the end; empty: the origin that served the page. */
  readonly host: string;
  readonly masterPlanUrl: string | null;
  readonly tagManagerContainer: string | null;
  readonly phone: string;
  readonly messengerUrl: string | null;
  /** Null: the schematic map alone. */
  readonly mapTiles: MapTiles | null;
  /** Whether failed requests show a notice; the default follows SPEC.md section 8. */
  readonly failureNotices: 'none' | 'inline';
  /** SPEC.md section 7 sends the call request as a GET, which is the default. */
  readonly applicationMethod: 'GET' | 'POST';
  /** Whether the server accepts forms without scripts; a static host cannot. */
  readonly plainForms: 'on' | 'off';
  /** Seconds until a lead call is aborted and sent again; SPEC.md section 7 has no timeout, which is the default. */
  readonly leadTimeout: number | null;
  /** Free flats that a search by rooms or district needs so that search engines list it. */
  readonly landingMinimum: number;
  /**
   * Whether visited pages are readable offline; docs/offline.md describes 'off' for visitors with an installed worker.
   */
  readonly serviceWorker: 'on' | 'off';
  /** Whether `?qa` in the address shows the bar that records and replays; see docs/qa.md. */
  readonly qa: 'on' | 'off';
}

export const defaultSettings: Settings = {
  origin: null,
  defaultLanguage,
  host: '',
  masterPlanUrl: null,
  tagManagerContainer: null,
  phone: '+380 32 200 00 00',
  messengerUrl: null,
  mapTiles: null,
  failureNotices: 'none',
  applicationMethod: 'GET',
  plainForms: 'off',
  leadTimeout: null,
  landingMinimum: defaultLandingMinimum,
  serviceWorker: 'on',
  qa: 'off',
};

/** Settings never change while the site runs; they are in the store so that a recorded state explains itself. */
export const settingsSlice = createSlice({
  name: 'settings',
  initialState: defaultSettings,
  reducers: {},
  selectors: { selectSettings: (settings) => settings },
});

export const { selectSettings } = settingsSlice.selectors;

const addressBar = (): string => window.location.origin;
const unknown = (): null => null;

/**
 * The origin of absolute addresses. Null on a server without a configured origin, and while its page hydrates: a cached
 * page must not depend on one visitor's address bar.
 */
export function useOrigin(): string | null {
  const { origin } = useSelector(selectSettings);
  const visited = useSyncExternalStore<string | null>(neverChanges, addressBar, unknown);
  return origin ?? visited;
}

type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string';
const isUrl: Check = (value) => typeof value === 'string' && /^https?:\/\/[^\s/]+/.test(value);
/** A second slash would begin another host. */
const isSitePath: Check = (value) => typeof value === 'string' && /^\/(?![/\\])/.test(value);
/** A messenger may be an application of its own: viber:, tg:. */
const isLink: Check = (value) => typeof value === 'string' && /^(https?|viber|tg|whatsapp|signal):\S+$/.test(value);
function isOneOf(...values: readonly string[]): Check {
  return (value) => typeof value === 'string' && values.includes(value);
}
function isNullOr(check: Check): Check {
  return (value) => value === null || check(value);
}
const isTiles: Check = (value) => {
  if (typeof value !== 'object' || value === null) return false;
  const { url, attribution, attributionUrl } = value as Partial<MapTiles>;
  if (attributionUrl !== undefined && !isUrl(attributionUrl)) return false;
  return isUrl(url) && ['{x}', '{y}', '{z}'].every((part) => url?.includes(part)) && isText(attribution);
};

const isOnOrOff = isOneOf('on', 'off');

/** What each must be is in settingsProblems.ts. */
const checks: { readonly [Name in keyof Settings]: Check } = {
  origin: isNullOr((value) => typeof value === 'string' && /^https?:\/\/[^\s/?#@]+$/.test(value)),
  defaultLanguage: isOneOf(...languages),
  host: (value) => value === '' || (isUrl(value) && !String(value).endsWith('/')),
  masterPlanUrl: isNullOr((value) => isUrl(value) || isSitePath(value)),
  tagManagerContainer: isNullOr((value) => typeof value === 'string' && /^GTM-[A-Z0-9]+$/.test(value)),
  phone: (value) => typeof value === 'string' && /\d/.test(value),
  messengerUrl: isNullOr(isLink),
  mapTiles: isNullOr(isTiles),
  failureNotices: isOneOf('none', 'inline'),
  applicationMethod: isOneOf('GET', 'POST'),
  plainForms: isOnOrOff,
  leadTimeout: isNullOr((value) => typeof value === 'number' && value >= 1 && value <= 86_400),
  landingMinimum: (value) => typeof value === 'number' && value >= 1,
  serviceWorker: isOnOrOff,
  qa: isOnOrOff,
};

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export interface MergedSettings {
  readonly settings: Settings;
  /** The names of invalid and unknown settings; null: what should hold them is no object. */
  readonly problems: readonly (string | null)[];
}

/**
 * Later sources win. An invalid value is reported and ignored; an unknown name is reported, since it is most often a
 * typing error.
 */
export function mergeSettings(...sources: readonly unknown[]): MergedSettings {
  let settings = defaultSettings;
  const problems: (string | null)[] = [];
  for (const source of sources) {
    if (source === undefined) continue;
    if (!isRecord(source)) {
      problems.push(null);
      continue;
    }
    for (const [name, value] of Object.entries(source)) {
      if (value === undefined) continue;
      if (Object.hasOwn(checks, name) && checks[name as keyof Settings](value))
        settings = { ...settings, [name]: value };
      else problems.push(name);
    }
  }
  return { settings, problems };
}

/** Logs problems for the person who embeds the site; others never load their texts. */
export async function reportProblems(problems: MergedSettings['problems']): Promise<void> {
  if (problems.length === 0) return;
  const { describeProblem } = await import(/* webpackChunkName: "settings-problems" */ './settingsProblems.ts');
  // oxlint-disable-next-line no-console -- the person who embeds the site reads this, nobody else can
  for (const problem of problems) console.error(describeProblem(problem));
}
