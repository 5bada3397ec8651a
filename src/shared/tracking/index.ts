export { cleanTouch, type FirstTouch, firstTouchOf, hasOrigin, touchNames } from './firstTouch.ts';

/** Ids that advertisements, mailings and analytics give to a visitor: alternatives of a regular expression. */
export const visitorIds =
  'gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|li_fat_id|igsh\\w*|mibextid|mc_cid|mc_eid|_ga|_gl|_hs\\w+|srsltid';

/** Set by advertisements, mailings and analytics on the links that lead here; no page looks different for them. */
const tracking = new RegExp(`^(?:utm_\\w+|gad_\\w+|mtm_\\w+|pk_\\w+|${visitorIds})$`, 'i');

export function isTrackingParameter(name: string): boolean {
  return tracking.test(name);
}

/** A query, with its question mark, without them: what the server rendered the page for. */
export function withoutTracking(search: string): string {
  const remaining = search
    .replace(/^\?/, '')
    .split('&')
    .filter(
      (parameter) => parameter !== '' && !isTrackingParameter(new URLSearchParams(parameter).keys().next().value ?? ''),
    );
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`;
}
