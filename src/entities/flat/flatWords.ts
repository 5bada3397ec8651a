import { useTranslation } from 'react-i18next';
import type { roomCounts } from '#domain/flats/flatValues.ts';
import { formatArea, joinWords } from '#shared/format';
import type { Flat } from '#shared/responses';
import { useLanguage } from '#shared/routing';

type FlatFacts = Pick<Flat, 'number' | 'rooms' | 'total_area' | 'section' | 'floor'> & Partial<Pick<Flat, 'building'>>;

interface FlatWords {
  /** "Two-room, No. 9", or what else is known of it; never empty. */
  readonly name: string;
  /** "No. 9", or the name where there is no number. */
  readonly short: string;
  /** Within a sentence: the number, or the name in quotation marks. */
  readonly quoted: string;
  /** Facts that are not in the name; null when unknown. */
  readonly area: string | null;
  readonly floor: string | null;
  readonly section: string | null;
  readonly building: string | null;
}

/** Keeps the letter or number of a building on one line with the word before it. */
export function boundName(building: string): string {
  return building.replace(/ (?=\S{1,2}$)/, '\u00a0');
}

/** The facts of a flat as words, one for each. */
export function useFlatWords(): (flat: FlatFacts) => FlatWords {
  const { t } = useTranslation(['flatWords', 'housing']);
  const language = useLanguage();
  return ({ number, rooms, total_area: size, section, floor, building }) => {
    const area = size === null ? null : t('housing:area', { value: formatArea(size, language) });
    // The readers of flats let one to six through.
    const label = rooms === null ? null : t(`rooms.${rooms as (typeof roomCounts)[number]}`);
    const no = number === null ? null : t('no', { number });
    const numbered = label === null && number !== null ? t('numbered', { number }) : null;
    const name = numbered ?? joinWords([label ?? t('any'), no ?? area]);
    return {
      name,
      short: no ?? name,
      quoted: no ?? t('quoted', { name }),
      area: no === null ? null : area,
      floor: floor === null ? null : t('floor', { floor }),
      section: section === null ? null : t('section', { section }),
      building: building ? boundName(building.name) : null,
    };
  };
}

/** Where windows look: "south, west" and "park, courtyard"; empty where that is not known. */
export function useWindowWords() {
  const { t } = useTranslation('flats');
  return {
    sidesOf: (orientation: Readonly<Flat['orientation']>): string =>
      orientation.map((side) => t(`side.${side}`)).join(', '),
    outlookOf: (outlook: Readonly<Flat['outlook']>): string => outlook.map((each) => t(`outlook.${each}`)).join(', '),
  };
}
