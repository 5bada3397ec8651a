import { useSyncExternalStore } from 'react';
import { useSelector } from 'react-redux';
import { selectSettings } from './settings.ts';

const neverChanges = () => () => undefined;
const addressBar = (): string => window.location.origin;
const unknown = (): null => null;

/**
 * The origin of absolute addresses. Null on a server without a configured origin, and while its page hydrates: a cached
 * page must not depend on one visitor's address bar.
 */
export function useOrigin(): string | null {
  const { origin } = useSelector(selectSettings);
  const visited = useSyncExternalStore<string | null>(neverChanges, addressBar, unknown);
  return origin ?? visited;
}
