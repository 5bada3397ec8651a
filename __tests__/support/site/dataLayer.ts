/** The data layer as JSON: commands, which are `arguments` objects, as lists. */
export function layerOf(entries: readonly unknown[] = window.dataLayer ?? []): unknown[] {
  return entries.map((entry) =>
    Object.prototype.toString.call(entry) === '[object Arguments]'
      ? [...(entry as ArrayLike<unknown> as unknown[])]
      : entry,
  );
}

/** The events among the entries, without the container's start. */
export function eventsIn(entries?: readonly unknown[]): { readonly event: string }[] {
  const isEvent = (entry: unknown): entry is { event: string } =>
    typeof entry === 'object' && entry !== null && 'event' in entry && entry.event !== 'gtm.js';
  return layerOf(entries).filter(isEvent);
}

export const signals = (analytics: 'granted' | 'denied', ads: 'granted' | 'denied') => ({
  analytics_storage: analytics,
  ad_storage: ads,
  ad_user_data: ads,
  ad_personalization: ads,
});

export const deniedAtFirst = ['consent', 'default', { ...signals('denied', 'denied'), wait_for_update: 500 }];

export const containers = (): HTMLScriptElement[] => [
  ...document.querySelectorAll<HTMLScriptElement>('script[src*="googletagmanager"]'),
];

/** Resets the document before every test. */
export function clearDataLayer(): void {
  delete window.dataLayer;
  for (const script of containers()) script.remove();
}
