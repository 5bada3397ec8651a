import { mergeSettings, type MergedSettings, reportProblems, type Settings } from '#shared/config';

declare global {
  interface Window {
    /** Supplied by the page that hosts the site; see docs/settings.md. */
    readonly siteSettings?: unknown;
  }
}

/** Build-time settings, then those of the hosting page. */
export function mergedSettings(hostingPage: unknown): MergedSettings {
  return mergeSettings(__SITE_SETTINGS__, hostingPage);
}

/** The settings of this document; logs invalid ones by name. */
export function readSettings(): Settings {
  const { settings, problems } = mergedSettings(window.siteSettings);
  reportProblems(problems).catch(() => {});
  return settings;
}
