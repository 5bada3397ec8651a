import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { flatSearch, type FlatSearchCondition, type FlatSearchFilter } from '#domain/flats/flatSearch.ts';
import { usePriceWords } from '#entities/flat';
import { projectApi, selectProjects } from '#entities/project';
import {
  cardClosed,
  mapClass,
  PickedProject,
  projectLeft,
  projectPicked,
  projectPointedAt,
  selectPickedProject,
  selectProjectPointedAt,
} from '#features/project-pick';
import { searchPath } from '#features/flat-search';
import { useApiSelector, useQueryResult } from '#shared/api';
import { formatMoney } from '#shared/format';
import { LazyMap } from '#shared/map';
import type { FlatPin } from '#shared/responses';
import { useLanguage } from '#shared/routing';
import { planPath } from './FoundFlats.tsx';

export interface FlatsMapProps {
  /** Of all found flats, also of those that the list has not loaded. */
  readonly pins: readonly FlatPin[];
  readonly filter: FlatSearchFilter;
}

/** Names it in the store. */
const flatsMap = 'flats';

type PinSums = Pick<FlatPin, 'count' | 'price_from'>;

/** What several pins say together. */
export function sumPins(pins: readonly PinSums[]): PinSums {
  const prices = pins.flatMap(({ price_from: from }) => from ?? []);
  return {
    count: pins.reduce((sum, { count }) => sum + count, 0),
    price_from: prices.length === 0 ? null : Math.min(...prices),
  };
}

/** "from 2.98 m · 4"; flats without a price are only counted. */
function usePinLabel(): (pin: PinSums) => string {
  const { t } = useTranslation('search');
  const price = usePriceWords(2);
  return ({ count, price_from: from }) =>
    from === null ? t('found', { count }) : t('map.pin', { price: price(from), count });
}

/** There is room in the card to say what the numbers of the pin are. */
function CardWords({ pin: { count, price_from: from } }: { readonly pin: FlatPin }) {
  const { t } = useTranslation(['search', 'housing']);
  const language = useLanguage();
  return (
    <div>
      <p>{t('search:found', { count })}</p>
      {from !== null && <p>{t('housing:priceFrom', { price: formatMoney(from, language) })}</p>}
    </div>
  );
}

/** Whether a condition tells the flats of a project apart without being one of its plan. */
const beyondPlan: Readonly<Record<FlatSearchCondition, boolean>> = {
  rooms: false,
  price: false,
  monthly: true,
  months: false,
  area: false,
  floor: false,
  high: true,
  // A plan has the floors from the second one up.
  not_first: false,
  not_last: true,
  side: false,
  outlook: false,
  ready: false,
  district: false,
  project: false,
  safety: false,
  programme: true,
  offer: true,
};

/** The plan of a project with the same conditions, or the search in it, so that both show as many flats as the pin says. */
function projectFlatsPath(alias: string, filter: FlatSearchFilter): string {
  const isBeyondPlan = flatSearch.chosen(filter).some(({ condition }) => beyondPlan[condition]);
  return isBeyondPlan ? searchPath({ ...filter, project: [alias] }) : planPath(alias, filter);
}

/** The projects of the found flats, each with its number of flats and their lowest price. */
export function FlatsMap({ pins, filter }: FlatsMapProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const dispatch = useDispatch();
  const picked = useSelector(selectPickedProject);
  // The card of the picked project shows more than its pin knows.
  useQueryResult(projectApi.endpoints.getProjects, picked === null ? null : { language });
  const projects = useApiSelector((state) => selectProjects(state, language));
  const pointedAt = useSelector(selectProjectPointedAt);
  const pinOf = useMemo(() => new Map(pins.map((pin) => [pin.alias, pin])), [pins]);
  const labelOf = usePinLabel();
  // As one text, so that the markers stay the same ones while it does.
  const labels = pins.map(labelOf).join('\n');
  const markers = useMemo(() => {
    const texts = labels.split('\n');
    return pins.map(({ alias: id, title, position }, index) => ({ id, title, position, label: texts[index] }));
  }, [pins, labels]);
  const pickedProject = projects.find(({ alias }) => alias === picked);
  const pickedPin = picked === null ? undefined : pinOf.get(picked);

  return (
    <LazyMap
      name={flatsMap}
      label={t('map.label')}
      markers={markers}
      clusterLabel={(aliases) => labelOf(sumPins(aliases.flatMap((alias) => pinOf.get(alias) ?? [])))}
      selectedId={picked}
      pointedId={pointedAt}
      onMarkerSelected={(alias) => dispatch(projectPicked(alias))}
      onMarkerPointed={(alias) => dispatch(alias === null ? projectLeft() : projectPointedAt(alias))}
      card={
        pickedProject !== undefined && pickedPin !== undefined ? (
          <PickedProject
            project={pickedProject}
            to={projectFlatsPath(pickedProject.alias, filter)}
            words={<CardWords pin={pickedPin} />}
          />
        ) : null
      }
      onCardClosed={() => dispatch(cardClosed())}
      className={mapClass}
    />
  );
}
