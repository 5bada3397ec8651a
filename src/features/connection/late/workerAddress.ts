import type { Settings } from '#shared/config';
import { workerPath } from '#shared/offline';

/** The worker's script with the settings that it needs. Another setting is another script, which the browser installs. */
export function workerAddress({ defaultLanguage, host, phone }: Settings): string {
  const query = new URLSearchParams({ language: defaultLanguage, phone, ...(host !== '' && { host }) });
  return `${workerPath}?${query.toString()}`;
}
