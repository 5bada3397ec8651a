import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { areaBuckets } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import { useDisclosure } from '#shared/disclosure';
import { Accordion, Chip, ChipGroup, toggled } from '#shared/ui';
import styles from './FlatFilterForm.module.css';
import { type FlatFacets, questionsOf } from './flatFacets.ts';
import { type FlatFilter, flatStatuses } from './flatFilterTypes.ts';
import { FloorRange } from './FloorRange.tsx';

interface FlatFilterFormProps {
  readonly filter: FlatFilter;
  readonly facets: FlatFacets;
  readonly onChange: (part: Partial<FlatFilter>) => void;
  /** The address at which a change is shown. */
  readonly hrefOf: (part: Partial<FlatFilter>) => string;
}

function hasMore({ statuses, buildings, floorFrom, floorTo }: FlatFilter): boolean {
  return statuses.length > 0 || buildings.length > 0 || floorFrom !== null || floorTo !== null;
}

/** "Status, building, floor": what is behind the summary. */
function inOneLine(names: readonly string[]): string {
  const words = names.join(', ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function FlatFilterForm({ filter, facets, onChange, hrefOf }: FlatFilterFormProps) {
  const { t } = useTranslation(['plan', 'housing']);
  const roomLabel = useRoomLabel();
  // Opened for whoever comes with such a wish in the address; afterwards it is the visitor's own.
  const [wantsMore] = useState(() => hasMore(filter));
  const more = useDisclosure('flatFilterMore', wantsMore);
  const { rooms, areas, statuses, buildings, floors } = questionsOf(facets, filter);

  const chip = (isChosen: boolean, changeTo: (on: boolean) => Partial<FlatFilter>) => ({
    pressed: isChosen,
    href: hrefOf(changeTo(!isChosen)),
    onPressedChange: (on: boolean) => onChange(changeTo(on)),
  });

  return (
    <div className={styles.form} role="search" aria-label={t('filter.label')}>
      {rooms && (
        <ChipGroup legend={t('housing:label.rooms')}>
          {[...facets.rooms].map(([number, count]) => (
            <Chip
              key={number}
              count={count}
              {...chip(filter.rooms.includes(number), (on) => ({ rooms: toggled(filter.rooms, number, on) }))}
            >
              {roomLabel(number)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {areas && (
        <ChipGroup legend={t('housing:label.totalArea')}>
          {areaBuckets.map((bucket) => (
            <Chip
              key={bucket}
              count={facets.areas.get(bucket) ?? 0}
              {...chip(filter.areas.includes(bucket), (on) => ({ areas: toggled(filter.areas, bucket, on) }))}
            >
              {t(`filter.area.${bucket}`)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {(statuses || buildings || floors) && (
        <Accordion
          summary={
            statuses && floors
              ? t('filter.more')
              : inOneLine([
                  ...(statuses ? [t('housing:label.status')] : []),
                  ...(buildings ? [t('filter.building')] : []),
                  ...(floors ? [t('table.floor')] : []),
                ])
          }
          open={more.open}
          onOpenChange={more.onOpenChange}
          className={styles.more}
        >
          <div className={styles.moreFields}>
            {statuses && (
              <ChipGroup legend={t('housing:label.status')}>
                {flatStatuses.map((status) => (
                  <Chip
                    key={status}
                    count={facets.statuses.get(status) ?? 0}
                    {...chip(filter.statuses.includes(status), (on) => ({
                      statuses: toggled(filter.statuses, status, on),
                    }))}
                  >
                    {t(`status.${status}`)}
                  </Chip>
                ))}
              </ChipGroup>
            )}
            {buildings && (
              <ChipGroup legend={t('filter.building')}>
                {facets.buildings.map(({ key, name, count }) => (
                  <Chip
                    key={key}
                    count={count}
                    {...chip(filter.buildings.includes(key), (on) => ({
                      buildings: toggled(filter.buildings, key, on),
                    }))}
                  >
                    {name}
                  </Chip>
                ))}
              </ChipGroup>
            )}
            {floors && (
              <FloorRange floors={facets.floors} from={filter.floorFrom} to={filter.floorTo} onChange={onChange} />
            )}
          </div>
        </Accordion>
      )}
    </div>
  );
}
