import { createHash } from 'node:crypto';
import type { SiteSettings } from '../siteSettings.ts';

/** The place in the built shell where the hosting page's own script goes. */
export const hostingPageMark = '<!--hosting-page-->';

/** JSON that is safe inside a script element: neither `</script>` nor `<!--` can end or change it. */
function scriptJson(value: unknown): string {
  const escapes: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' };
  return JSON.stringify(value).replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? '');
}

/** What the demonstration company says of itself; another company gives its own by the environment, which comes after. */
const demonstration = {
  failureNotices: 'inline',
  masterPlanUrl: 'https://3d.obriy.example/',
  messengerUrl: 'https://chat.obriy.example/telegram',
};

export function hostingPageScript(settings: SiteSettings): string {
  return `window.siteSettings = ${scriptJson({ ...demonstration, ...settings })};`;
}

export function hostingPageHead(settings: SiteSettings): string {
  return `<script>${hostingPageScript(settings)}</script>`;
}

/** The source expression that lets a content security policy run exactly this script. */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}
