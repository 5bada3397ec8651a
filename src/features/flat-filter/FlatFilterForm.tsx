import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areaBuckets, mainSides, roundSums } from '#domain/flats/flatConditions.ts';
import { flatStatuses } from '#domain/flats/flatValues.ts';
import { usePriceWords } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import type { Flat } from '#shared/responses';
import { useDisclosure } from '#shared/store';
import { BoundSelect, FacetChips } from '#shared/form';
import { joinWords } from '#shared/format';
import { Accordion, Field } from '#shared/ui';
import { type FlatFacets, type FlatFilter, shownConditions } from './flatFilter.ts';
import styles from './FlatFilterForm.module.css';

interface FlatFilterFormProps {
  readonly filter: FlatFilter;
  readonly facets: FlatFacets;
  /** Those that the facets count: they name their buildings. */
  readonly flats: readonly Flat[];
  readonly onChange: (part: Partial<FlatFilter>) => void;
  /** The address at which a change is shown. */
  readonly hrefOf: (part: Partial<FlatFilter>) => string;
}

function hasMore({ status, building, side, outlook, floor, price }: FlatFilter): boolean {
  return (
    [status, building, side, outlook].some((chosen) => chosen.length > 0) ||
    [floor, price].some(({ from, to }) => from !== null || to !== null)
  );
}

/** Makes the first letter the only capital. */
function sentenceCase(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

export function FlatFilterForm({ filter, facets, flats, onChange, hrefOf }: FlatFilterFormProps) {
  const { t } = useTranslation(['plan', 'flats', 'housing']);
  const roomLabel = useRoomLabel();
  // Open when the address has such a condition; afterwards the visitor decides.
  const [wantsMore] = useState(() => hasMore(filter));
  const more = useDisclosure('flatFilterMore', wantsMore);
  const shown = shownConditions(facets, filter);

  const chips = <Key extends 'rooms' | 'area' | 'status' | 'building' | 'side' | 'outlook'>(key: Key) => ({
    facet: facets[key],
    chosen: filter[key],
    found: (count: number) => t('found', { count }),
    onChange: (chosen: FlatFilter[Key]) => onChange({ [key]: chosen }),
    hrefOf: (chosen: FlatFilter[Key]) => hrefOf({ [key]: chosen }),
  });
  const priceWords = usePriceWords();
  const sums = roundSums(facets.price.values);
  const bounds = (condition: 'floor' | 'price') => {
    const shared = {
      range: filter[condition],
      facet: facets[condition],
      anyText: t(condition === 'floor' ? 'filter.anyFloor' : 'filter.anyPrice'),
      onRangeChange: (range: FlatFilter['floor']) => onChange({ [condition]: range }),
      ...(condition === 'floor' ? { nameOf: String } : { nameOf: priceWords, steps: sums }),
    };
    return (
      <div className={styles.bounds}>
        <Field label={t(`filter.${condition}From`)}>
          {(control) => <BoundSelect {...control} {...shared} side="from" />}
        </Field>
        <Field label={t(`filter.${condition}To`)}>
          {(control) => <BoundSelect {...control} {...shared} side="to" />}
        </Field>
      </div>
    );
  };

  return (
    <div className={styles.form} role="search" aria-label={t('filter.label')}>
      {shown.rooms && (
        <FacetChips
          {...chips('rooms')}
          legend={t('housing:label.rooms')}
          options={[...facets.rooms.keys(), ...filter.rooms.filter((rooms) => !facets.rooms.has(rooms))].toSorted(
            (first, second) => first - second,
          )}
          nameOf={roomLabel}
        />
      )}
      {shown.area && (
        <FacetChips
          {...chips('area')}
          legend={t('housing:label.totalArea')}
          options={areaBuckets}
          nameOf={(bucket) => t(`filter.area.${bucket}`)}
        />
      )}
      {(shown.status || shown.building || shown.side || shown.outlook || shown.floor || shown.price) && (
        <Accordion
          summary={sentenceCase(
            joinWords([
              shown.status ? t('housing:label.status') : null,
              shown.building ? t('filter.building') : null,
              shown.side ? t('filter.side') : null,
              shown.outlook ? t('filter.outlook') : null,
              shown.floor ? t('filter.floor') : null,
              shown.price ? t('filter.price') : null,
            ]),
          )}
          open={more.open}
          onOpenChange={more.onOpenChange}
          className={styles.more}
        >
          <div className={styles.moreFields}>
            {shown.status && (
              <FacetChips
                {...chips('status')}
                legend={t('housing:label.status')}
                options={flatStatuses}
                nameOf={(status) => t(`flats:status.${status}`)}
              />
            )}
            {shown.building && (
              <FacetChips
                {...chips('building')}
                legend={t('filter.building')}
                options={[...facets.building.keys()]}
                nameOf={(key) => flats.find(({ building }) => building?.key === key)?.building?.name ?? key}
              />
            )}
            {shown.side && (
              <FacetChips
                {...chips('side')}
                legend={t('filter.side')}
                options={mainSides}
                nameOf={(side) => sentenceCase(t(`flats:side.${side}`))}
              />
            )}
            {shown.outlook && (
              <FacetChips
                {...chips('outlook')}
                legend={t('filter.outlook')}
                options={[...facets.outlook.keys()]}
                nameOf={(outlook) => sentenceCase(t(`flats:outlook.${outlook}`))}
              />
            )}
            {shown.floor && bounds('floor')}
            {shown.price && bounds('price')}
          </div>
        </Accordion>
      )}
    </div>
  );
}
