import { createHash } from 'node:crypto';
import type { SiteSettings } from '../siteSettings.ts';
import { scriptJson } from './scriptJson.ts';

/** What the demonstration company says of itself; another company gives its own by the environment, which comes after. */
const demonstration = { failureNotices: 'inline' };

/** Says whether it has an aerial view, and how large it is. */
interface ProjectWithAerial {
  readonly alias: string;
  readonly aerial?: unknown;
  readonly characteristics?: { readonly flats_count?: number | null | undefined } | null | undefined;
}

/** For a site without an external master plan: the aerial view of the largest project that has one. */
export function ownMasterPlan(projects: readonly ProjectWithAerial[]): Pick<SiteSettings, 'masterPlanUrl'> {
  const flats = ({ characteristics }: ProjectWithAerial): number => characteristics?.flats_count ?? 0;
  const [largest] = projects
    .filter(({ aerial }) => aerial !== undefined && aerial !== null)
    .toSorted((a, b) => flats(b) - flats(a));
  return largest === undefined ? {} : { masterPlanUrl: `/projects/${encodeURIComponent(largest.alias)}/aerial-flight` };
}

/** What the hosting page supplies as `window.siteSettings`. */
export function hostingPageSettings(settings: SiteSettings): Readonly<Record<string, unknown>> {
  return { ...demonstration, ...settings };
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
