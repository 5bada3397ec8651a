import { digestOf, type Description } from '@obriy/recorder';
import { endpointNames, wholeReducer } from './wholeReducer.ts';

/** By what a recording is made, and of what its states consist: parts, and endpoints whose answers are kept. */
export function siteVersion(): Pick<Description, 'site' | 'rtk' | 'schema'> {
  const parts = Object.keys(wholeReducer()(undefined, { type: 'schema' })).toSorted();
  return { ...__VERSIONS__, schema: digestOf({ parts, endpoints: endpointNames() }) };
}
