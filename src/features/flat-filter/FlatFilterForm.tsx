import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areaBuckets } from '#domain/flatConditions.ts';
import { useRoomLabel } from '#entities/project';
import type { Flat } from '#shared/responses';
import { useDisclosure } from '#shared/store';
import { BoundSelect, FacetChips } from '#shared/filter';
import { Accordion, Field } from '#shared/ui';
import { type FlatFacets, type FlatFilter, questionsOf } from './flatFilter.ts';
import styles from './FlatFilterForm.module.css';
import { flatStatuses } from './sortFlats.ts';

interface FlatFilterFormProps {
  readonly filter: FlatFilter;
  readonly facets: FlatFacets;
  /** Those that the facets count: they name their buildings. */
  readonly flats: readonly Flat[];
  readonly onChange: (part: Partial<FlatFilter>) => void;
  /** The address at which a change is shown. */
  readonly hrefOf: (part: Partial<FlatFilter>) => string;
}

function hasMore({ status, building, floor }: FlatFilter): boolean {
  return status.length > 0 || building.length > 0 || floor.from !== null || floor.to !== null;
}

/** "Status, building, floor": what is behind the summary. */
function inOneLine(names: readonly string[]): string {
  const words = names.join(', ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function FlatFilterForm({ filter, facets, flats, onChange, hrefOf }: FlatFilterFormProps) {
  const { t } = useTranslation(['plan', 'flats', 'housing']);
  const roomLabel = useRoomLabel();
  // Open when the address has such a condition; afterwards the visitor decides.
  const [wantsMore] = useState(() => hasMore(filter));
  const more = useDisclosure('flatFilterMore', wantsMore);
  const asks = questionsOf(facets, filter);

  const chips = <Key extends 'rooms' | 'area' | 'status' | 'building'>(key: Key) => ({
    facet: facets[key],
    chosen: filter[key],
    found: (count: number) => t('found', { count }),
    onChange: (chosen: FlatFilter[Key]) => onChange({ [key]: chosen }),
    hrefOf: (chosen: FlatFilter[Key]) => hrefOf({ [key]: chosen }),
  });
  const bound = {
    range: filter.floor,
    facet: facets.floor,
    anyText: t('filter.anyFloor'),
    nameOf: String,
    onRangeChange: (floor: FlatFilter['floor']) => onChange({ floor }),
  };

  return (
    <div className={styles.form} role="search" aria-label={t('filter.label')}>
      {asks.rooms && (
        <FacetChips
          {...chips('rooms')}
          legend={t('housing:label.rooms')}
          options={[...facets.rooms.keys(), ...filter.rooms.filter((rooms) => !facets.rooms.has(rooms))].toSorted(
            (first, second) => first - second,
          )}
          nameOf={roomLabel}
        />
      )}
      {asks.area && (
        <FacetChips
          {...chips('area')}
          legend={t('housing:label.totalArea')}
          options={areaBuckets}
          nameOf={(bucket) => t(`filter.area.${bucket}`)}
        />
      )}
      {(asks.status || asks.building || asks.floor) && (
        <Accordion
          summary={
            asks.status && asks.floor
              ? t('filter.more')
              : inOneLine([
                  ...(asks.status ? [t('housing:label.status')] : []),
                  ...(asks.building ? [t('filter.building')] : []),
                  ...(asks.floor ? [t('table.floor')] : []),
                ])
          }
          open={more.open}
          onOpenChange={more.onOpenChange}
          className={styles.more}
        >
          <div className={styles.moreFields}>
            {asks.status && (
              <FacetChips
                {...chips('status')}
                legend={t('housing:label.status')}
                options={flatStatuses}
                nameOf={(status) => t(`flats:status.${status}`)}
              />
            )}
            {asks.building && (
              <FacetChips
                {...chips('building')}
                legend={t('filter.building')}
                options={[...facets.building.keys()]}
                nameOf={(key) => flats.find(({ building }) => building?.key === key)?.building?.name ?? key}
              />
            )}
            {asks.floor && (
              <div className={styles.floors}>
                <Field label={t('filter.floorFrom')}>
                  {(control) => <BoundSelect {...control} {...bound} side="from" />}
                </Field>
                <Field label={t('filter.floorTo')}>
                  {(control) => <BoundSelect {...control} {...bound} side="to" />}
                </Field>
              </div>
            )}
          </div>
        </Accordion>
      )}
    </div>
  );
}
