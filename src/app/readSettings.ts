import { mergeSettings, type Settings } from '#shared/config';

declare global {
  interface Window {
    /** Supplied by the page that hosts the site; see docs/settings.md. */
    readonly siteSettings?: unknown;
  }
}

/** Build-time settings, then those of the hosting page; what is wrong is said by name in the console. */
export function readSettings(): Settings {
  const { settings, problems } = mergeSettings(__SITE_SETTINGS__, window.siteSettings);
  for (const problem of problems) reportProblem(problem);
  return settings;
}

function reportProblem(problem: string): void {
  // oxlint-disable-next-line no-console -- the person who embeds the site reads this, nobody else can
  console.error(problem);
}
