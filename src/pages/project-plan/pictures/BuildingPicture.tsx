import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Elevation,
  OutlinedPicture,
  type PictureArea,
  type PlanBuilding,
  type PlanFloor,
  type PlanSection,
  sumCounts,
  useFreeWords,
} from '#entities/flat';
import type { Flat } from '#shared/responses';
import { LocalLink } from '#shared/routing';
import { pointingProps, VisuallyHidden } from '#shared/ui';
import type { Plan } from '../model/usePlan.ts';
import styles from './BuildingPicture.module.css';

/** Tells a floor of a building from the others, on the facade and in the table. */
function floorKey({ section }: PlanSection, { floor }: PlanFloor): string {
  return `${section}/${floor}`;
}

interface FloorTableProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  readonly sections: readonly PlanSection[];
  /** The floor (`floorKey`) that is pointed at on the facade. */
  readonly active: string | null;
  readonly onActiveChange: (key: string | null) => void;
}

/** The floors that any of the sections has, the highest first. */
function floorNumbers(sections: readonly PlanSection[]): readonly number[] {
  return [...new Set(sections.flatMap(({ floors }) => floors.map(({ floor }) => floor)))].sort((a, b) => b - a);
}

/** Floors by sections, as they stand: a cell is a floor of a section, with its flats and how many are free. */
function FloorTable({ plan, building, sections, active, onActiveChange }: FloorTableProps) {
  const { t } = useTranslation(['plan', 'levels', 'counts']);
  const words = useFreeWords();
  const { countsByPart, isMatch, to } = plan;
  const headed = sections.length > 1;

  const cell = (section: PlanSection, floor: PlanFloor) => {
    const key = floorKey(section, floor);
    const counts = countsByPart.get(floor) ?? sumCounts([]);
    const place = headed
      ? t('building.floorOfSection', { floor: floor.floor, section: section.section })
      : t('levels:floor', { floor: floor.floor });
    return (
      <LocalLink
        to={to({ kind: 'floor', building: building.key, section: section.section, floor: floor.floor })}
        className={clsx(styles.cell, counts.free === 0 && styles.quiet, key === active && styles.floorTableActive)}
        {...pointingProps(key, onActiveChange)}
      >
        <FlatDots flats={floor.flats} isMatch={isMatch} />
        <span className={styles.free} aria-hidden>
          {counts.free === 0 ? t('counts:noneShort') : t('counts:short', { count: counts.free })}
        </span>
        <VisuallyHidden>{words(counts, place)}</VisuallyHidden>
      </LocalLink>
    );
  };

  return (
    <div className={styles.box}>
      <table aria-label={t('building.hint')} className={styles.table}>
        {headed && (
          <thead>
            <tr>
              <th scope="col" className={styles.number}>
                {t('building.floor')}
              </th>
              {sections.map((section) => (
                <th key={section.section} scope="col">
                  <LocalLink
                    to={to({ kind: 'section', building: building.key, section: section.section })}
                    className={styles.section}
                  >
                    {t('levels:section', { section: section.section })}
                  </LocalLink>
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {floorNumbers(sections).map((number) => (
            <tr key={number}>
              <th scope="row" className={styles.number}>
                {headed ? number : t('levels:floor', { floor: number })}
              </th>
              {sections.map((section) => {
                const floor = section.floors.find((each) => each.floor === number);
                return <td key={section.section}>{floor !== undefined && cell(section, floor)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BuildingDrawingProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  readonly sections: readonly PlanSection[];
  /** The floor (`floorKey`) that is pointed at, here or in the table beside. */
  readonly active: string | null;
  readonly onActiveChange: (key: string | null) => void;
}

/** The facade of a building that nobody has rendered: drawn from its flats. For the eye and a mouse; the table has the links. */
function BuildingDrawing({ plan: { isMatch, to }, building, sections, active, onActiveChange }: BuildingDrawingProps) {
  return (
    <Elevation
      sections={sections}
      isMatch={isMatch}
      className={styles.buildingDrawingDrawing}
      renderFloor={(section, floor, band) => {
        const key = floorKey(section, floor);
        return (
          <LocalLink
            key={key}
            to={to({ kind: 'floor', building: building.key, section: section.section, floor: floor.floor })}
            tabIndex={-1}
            onPointerEnter={() => onActiveChange(key)}
            onPointerLeave={() => onActiveChange(null)}
          >
            <path d={band} className={clsx(styles.band, key === active && styles.active)} />
          </LocalLink>
        );
      }}
    />
  );
}

interface BuildingPictureProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  /** All of them, or the one that is looked at. */
  readonly sections: readonly PlanSection[];
}

/** A building by its floors: the facade where there is one, and the same as a table, whose cells are for fingers. */
export function BuildingPicture({ plan, building, sections }: BuildingPictureProps) {
  const { t } = useTranslation('plan');
  const [active, setActive] = useState<string | null>(null);
  const facade = plan.sitePlan?.buildings.find(({ key }) => key === building.key)?.facade ?? null;
  const areas = (facade?.floors ?? []).flatMap((place): PictureArea[] => {
    const section = sections.find((each) => each.section === place.section);
    const floor = section?.floors.find((each) => each.floor === place.floor);
    if (section === undefined || floor === undefined) return [];
    const key = floorKey(section, floor);
    const free = plan.countsByPart.get(floor)?.free ?? 0;
    return [
      {
        key,
        outline: place.outline,
        tone: free > 0 ? 'quiet' : 'rest',
        to: plan.to({ kind: 'floor', building: building.key, section: section.section, floor: floor.floor }),
      },
    ];
  });

  return (
    <div className={styles.building}>
      {facade === null ? (
        <div className={styles.drawing}>
          <BuildingDrawing
            plan={plan}
            building={building}
            sections={sections}
            active={active}
            onActiveChange={setActive}
          />
        </div>
      ) : (
        <OutlinedPicture
          image={facade.image}
          areas={areas}
          active={active}
          onActiveChange={setActive}
          sizes="(min-width: 64rem) 44rem, 92vw"
          className={styles.picture}
        />
      )}
      <div>
        <p className={styles.hint}>{t('building.hint')}</p>
        <FloorTable plan={plan} building={building} sections={sections} active={active} onActiveChange={setActive} />
      </div>
    </div>
  );
}

interface FlatDotsProps {
  readonly flats: readonly Flat[];
  readonly isMatch: (flat: Flat) => boolean;
}

const side = 8;
const step = 11;

function lookOf({ status }: Flat, matches: boolean): string | undefined {
  if (status !== 'free') return styles[`dot-${status}`];
  return matches ? styles['dot-free'] : styles['dot-quiet'];
}

/** The flats of a floor at a glance, a square each; a decoration beside the words. */
function FlatDots({ flats, isMatch }: FlatDotsProps) {
  const width = flats.length * step - (step - side);
  return (
    <svg viewBox={`0 0 ${width} ${side}`} width={width} height={side} aria-hidden>
      {flats.map((flat, index) => (
        <path key={flat.id} d={`M${index * step + 0.75} .75h6.5v6.5h-6.5z`} className={lookOf(flat, isMatch(flat))} />
      ))}
    </svg>
  );
}
