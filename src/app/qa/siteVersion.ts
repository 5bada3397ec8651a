import { digestOf, type Description } from '#shared/recording';
import { endpointNames } from './lateParts.ts';

/** By what a recording is made, and whose answers its states keep. */
export function siteVersion(): Pick<Description, 'site' | 'rtk' | 'schema'> {
  return { ...__VERSIONS__, schema: digestOf(endpointNames()) };
}
