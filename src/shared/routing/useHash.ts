import { useLocation } from 'react-router';
import { useHydrated } from '#shared/tasks';

/** The address's hash, which no server ever sees: empty until the page that it rendered is alive. */
export function useHash(): string {
  const { hash } = useLocation();
  return useHydrated() ? hash : '';
}
