import { createHash } from 'node:crypto';
import { pathTo } from '#domain/pages.ts';
import type { SiteSettings } from '../siteSettings.ts';
import { scriptJson } from './scriptJson.ts';

/** Settings of the demonstration company; the environment overrides them. */
const demonstration = { failureNotices: 'inline' };

/** Whether it has an aerial view, and of which size. */
interface ProjectWithAerial {
  readonly alias: string;
  readonly aerial?: unknown;
  readonly characteristics?: { readonly flats_count?: number | null | undefined } | null | undefined;
}

/** Without an external master plan: the aerial view of the largest project that has one. */
export function ownMasterPlan(projects: readonly ProjectWithAerial[]): Pick<SiteSettings, 'masterPlanUrl'> {
  const flats = ({ characteristics }: ProjectWithAerial): number => characteristics?.flats_count ?? 0;
  const [largest] = projects
    .filter(({ aerial }) => aerial !== undefined && aerial !== null)
    .toSorted((a, b) => flats(b) - flats(a));
  return largest === undefined ? {} : { masterPlanUrl: pathTo('projectAerial', { alias: largest.alias }) };
}

export type OwnSettings = Pick<SiteSettings, 'masterPlanUrl' | 'phone'>;

interface OwnContent {
  readonly projects: readonly ProjectWithAerial[];
  readonly contacts: { readonly phone?: string | undefined };
}

/** What the content says where the environment says nothing. */
export function ownSettings({ projects, contacts: { phone } }: OwnContent): OwnSettings {
  return { ...(phone !== undefined && { phone }), ...ownMasterPlan(projects) };
}

/** The value of `window.siteSettings`. */
export function hostingPageSettings(settings: SiteSettings): Readonly<Record<string, unknown>> {
  return { ...demonstration, ...settings };
}

export function hostingPageScript(settings: SiteSettings): string {
  return `window.siteSettings = ${scriptJson(hostingPageSettings(settings))};`;
}

export function hostingPageHead(settings: SiteSettings): string {
  return `<script>${hostingPageScript(settings)}</script>`;
}

/** The CSP source expression that allows exactly this script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}
