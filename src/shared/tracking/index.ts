export { cleanTouch, type FirstTouch, firstTouchOf, hasOrigin, touchNames } from './firstTouch.ts';

/** Ids that advertisements (of clicks: `gclid`, `fbclid`), mailings and analytics give to a visitor: alternatives of a regular expression. */
export const visitorIds = '\\w*clid|gclsrc|\\wbraid|msclkid|li_fat_id|igsh\\w*|mc_\\wid|_g[al]|_hs\\w+|srsltid';

/** Set by advertisements, mailings and analytics on the links that lead here; no page looks different for them. */
const tracking = new RegExp(`^(?:(?:utm|gad|mtm|pk)_\\w+|${visitorIds})$`, 'i');

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
