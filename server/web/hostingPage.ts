import { createHash } from 'node:crypto';
import type { SiteSettings } from '../siteSettings.ts';
import { scriptJson } from './scriptJson.ts';

/** What the demonstration company says of itself; another company gives its own by the environment, which comes after. */
const demonstration = { failureNotices: 'inline' };

/** The demonstration has no master-plan site: the menu leads to the aerial view of its largest project. */
const demonstrationMasterPlan = '/projects/obriy-park/aerial-flight';

/** What the hosting page supplies as `window.siteSettings`. */
export function hostingPageSettings(settings: SiteSettings): Readonly<Record<string, unknown>> {
  const own = settings.host === undefined ? { masterPlanUrl: demonstrationMasterPlan } : {};
  return { ...demonstration, ...own, ...settings };
}

export function hostingPageScript(settings: SiteSettings): string {
  return `window.siteSettings = ${scriptJson(hostingPageSettings(settings))};`;
}

export function hostingPageHead(settings: SiteSettings): string {
  return `<script>${hostingPageScript(settings)}</script>`;
}

/** The source expression that lets a content security policy run exactly this script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}
