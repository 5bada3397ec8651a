/** In how many seconds an answer wants to be asked for again; undefined when it does not say. */
export function retryAfterOf(response: Response | undefined): number | undefined {
  const said = response?.headers.get('Retry-After')?.trim();
  if (said === undefined) return undefined;
  const seconds = /^\d+$/.test(said) ? Number(said) : Math.ceil((Date.parse(said) - Date.now()) / 1000);
  return Number.isFinite(seconds) ? Math.max(0, seconds) : undefined;
}
