import { createSlice } from '@reduxjs/toolkit';
import { defaultLanguage, type Language } from '#domain/languages.ts';

export type { Language };

export interface MapTiles {
  /** An XYZ template such as https://tiles.example/{z}/{x}/{y}.png */
  readonly url: string;
  readonly attribution: string;
  /** Where whoever drew the tiles wants to be linked to. */
  readonly attributionUrl?: string;
}

/** What another housing company would change without touching code; docs/settings.md is the table for people. */
export interface Settings {
  /**
   * Scheme and host at which the public reads the site, without a slash at the end: what absolute addresses begin with.
   * Null: wherever the page came from; components ask `useOrigin`.
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
  /** Whether a visitor is told of a failed request; SPEC.md section 8 says no, which is the default. */
  readonly failureNotices: 'none' | 'inline';
  /** SPEC.md section 7 sends the call request as a GET, which is the default. */
  readonly applicationMethod: 'GET' | 'POST';
  /** Whether the server that gives out the pages takes forms without scripts, too; a host of plain files cannot. */
  readonly plainForms: 'on' | 'off';
  /** Seconds after which a lead call without an answer is ended and sent again; SPEC.md section 7 says none, which is the default. */
  readonly leadTimeout: number | null;
  /** Whether seen pages stay readable offline; docs/offline.md says what 'off' does for visitors who already have the worker. */
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
