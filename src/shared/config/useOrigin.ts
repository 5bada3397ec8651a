import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectSettings } from './settings.ts';

const neverChanges = () => () => undefined;
const addressBar = (): string => window.location.origin;
const unknown = (): null => null;

/**
 * What the site's absolute addresses begin with. Null only on a server that was not told, and while what it rendered
 * hydrates: the address bar of one visitor is nothing that a page for all may say.
 */
export function useOrigin(): string | null {
  const { origin } = useSelector(selectSettings);
  const visited = useSyncExternalStore<string | null>(neverChanges, addressBar, unknown);
  return origin ?? visited;
}
