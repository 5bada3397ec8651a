import { privatePath, type PrivateLink } from '#entities/visit';
import { useOrigin } from '#shared/config';
import { useLocalizedPath } from '#shared/routing';

/** The whole address of a visit's own page. */
export function usePrivateUrl(link: PrivateLink): string {
  const origin = useOrigin();
  return `${origin ?? ''}${useLocalizedPath()(privatePath(link))}`;
}
