/** Set by advertisements, mailings and analytics on the links that lead here; no page looks different for them. */
const tracking =
  /^(?:utm_\w+|mtm_\w+|pk_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|yclid|ttclid|twclid|li_fat_id|igshid|mc_cid|mc_eid|_ga|_gl|_hs\w+|srsltid)$/i;

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
