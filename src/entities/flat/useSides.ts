import { useTranslation } from 'react-i18next';
import type { Flat } from '#shared/responses';

/** To which sides of the world windows look: "south, west"; empty where that is not known. */
export function useSides(): (orientation: Readonly<Flat['orientation']>) => string {
  const { t } = useTranslation('flats');
  return (orientation) => orientation.map((side) => t(`side.${side}`)).join(', ');
}
