import { createSlice } from '@reduxjs/toolkit';
import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { defaultLanguage, type Language } from '#domain/languages.ts';
import { defaultLandingMinimum } from '#domain/pages.ts';

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
  /** Whether `?qa` in the address brings the bar that records and replays; see docs/qa.md. */
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

const neverChanges = () => () => undefined;
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
