import { defaultSettings, type Settings } from '#shared/config';
import { retryImport } from '#shared/lazy';

declare global {
  interface Window {
    /** Supplied by the page that hosts the site; see docs/settings.md. */
    readonly siteSettings?: unknown;
  }
}

/** The settings of this document. A server has checked those of a page that it rendered. */
export async function readSettings(isRendered: boolean): Promise<Settings> {
  const part = isRendered
    ? null
    : await retryImport(() => import(/* webpackChunkName: "checked-settings" */ './checkedSettings.lazy.ts')).catch(
        () => null,
      );
  return (
    part?.checkedSettings() ?? {
      ...defaultSettings,
      ...__SITE_SETTINGS__,
      ...(window.siteSettings as Partial<Settings> | undefined),
    }
  );
}
