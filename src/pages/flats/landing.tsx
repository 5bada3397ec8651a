import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { isLanding, landingOf } from '#domain/flats/flatLandings.ts';
import { flatSearch, type FlatSearchFilter, searchQuery } from '#domain/flats/flatSearch.ts';
import { roomCounts } from '#domain/flats/flatValues.ts';
import { searchPath } from '#features/flat-search';
import type { FlatOption, FlatSearchData } from '#shared/responses';
import { selectSettings } from '#shared/config';
import { LocalLink } from '#shared/routing';
import { Heading } from '#shared/ui';
import styles from './FlatsPage.module.css';

const noOptions: readonly FlatOption[] = [];

/** The name of a landing page; null where no district of that key is known, or nothing is chosen. */
function useLandingName(found: FlatSearchData | undefined) {
  const { t } = useTranslation(['search', 'housing']);
  return ({ rooms: [rooms], district: [key] }: FlatSearchFilter): string | null => {
    const count = roomCounts.find((each) => each === rooms);
    const flats = count === undefined ? t('landing.flats') : t(`landing.rooms.${count}`);
    if (key === undefined) return count === undefined ? null : flats;
    const name = found?.options?.district?.find((option) => option.key === key)?.name ?? null;
    return name === null ? null : t('landing.inDistrict', { flats, district: t('housing:districtNamed', { name }) });
  };
}

/** What the page is for search engines: a landing page, or a search that belongs to one. */
export function useLanding(filter: FlatSearchFilter, found: FlatSearchData | undefined, total: number) {
  const { t } = useTranslation('search');
  const { landingMinimum } = useSelector(selectSettings);
  const nameOf = useLandingName(found);
  const name = isLanding(filter) ? nameOf(filter) : null;
  return {
    heading: name ?? t('title'),
    // A longer name in as many lines: the chips under it stay where they are tapped.
    size: name === null ? ('l' as const) : ('m' as const),
    title: name === null ? t('searchTitle') : t('landing.title', { name }),
    description:
      name === null ? t('description') : t('landing.description', { name, found: t('found', { count: total }) }),
    query: searchQuery(landingOf(filter)),
    // The landing page finds at least as many: it is not thin unless the search is.
    listed: total >= (flatSearch.chosen(filter).length === 0 ? 1 : landingMinimum),
  };
}

interface LandingLinksProps {
  readonly filter: FlatSearchFilter;
  readonly found: FlatSearchData;
}

/** Links to the landing pages that differ in rooms or in the district: together they lead to all of them. */
export function LandingLinks({ filter, found: { options, ...found } }: LandingLinksProps) {
  const { t } = useTranslation('search');
  const { landingMinimum } = useSelector(selectSettings);
  const nameOf = useLandingName({ options, ...found });
  if (!isLanding(filter)) return null;
  const landing = landingOf(filter);
  const many = (list: readonly FlatOption[] | undefined): readonly string[] =>
    (list ?? noOptions).flatMap(({ key, count }) => (count >= landingMinimum ? [key] : []));
  const others = [
    ...many(options?.rooms)
      .map(Number)
      .toSorted((a, b) => a - b)
      .map((rooms) => ({ ...landing, rooms: [rooms] })),
    ...many(options?.district).map((district) => ({ ...landing, district: [district] })),
  ];
  const links = others.flatMap((other) => {
    const name = nameOf(other);
    return name === null || searchQuery(other) === searchQuery(landing) ? [] : [{ name, path: searchPath(other) }];
  });
  if (links.length === 0) return null;
  return (
    <nav className={styles.landings} aria-label={t('landing.label')}>
      <Heading level={2} size="s">
        {t('landing.label')}
      </Heading>
      <ul className={styles.links}>
        {links.map(({ name, path }) => (
          <li key={path}>
            <LocalLink to={path}>{name}</LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
