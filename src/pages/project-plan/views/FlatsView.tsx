import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Day } from '#contract/common.ts';
import {
  FlatLine,
  FlatPrice,
  FlatStatusMark,
  type PlanBuilding,
  type PlanSection,
  useFlatWords,
  useWindowWords,
} from '#entities/flat';
import { projectApi, selectPlannings } from '#entities/project';
import { selectCachedCopyDay, useConnectionSelector } from '#features/connection';
import { SaveFlatButton } from '#features/favourites';
import { type FlatSort, FlatSortSelect } from '#features/flat-filter';
import { joinWords } from '#shared/format';
import type { Flat } from '#shared/responses';
import { useQueryResult } from '#shared/api';
import { InfiniteListFoot, useNearView } from '#shared/lazy';
import { LocalLink, useLanguage } from '#shared/routing';
import { SkeletonBlock } from '#shared/ui';
import type { Plan } from '../model/usePlan.ts';
import { StatusLegend } from '../pictures/StatusLegend.tsx';
import { BoardGrid } from './board/BoardGrid.tsx';
import styles from './FlatsView.module.css';
import { FlatTable, useShownFlats } from './list/FlatTable.tsx';
import { NoMatchesOnLevel } from './NoMatchesOnLevel.tsx';

interface BoardSectionProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  readonly section: PlanSection;
  /** Part of the first view; the others wait until they are near. */
  readonly atOnce: boolean;
}

/** The field of a flat, and the line between two, in rem: the room of what is not there yet. */
const row = 3.25;

function BoardSection({ plan, building, section, atOnce }: BoardSectionProps) {
  const { t } = useTranslation('levels');
  const ref = useRef<HTMLDivElement>(null);
  const near = useNearView(ref) || atOnce;
  const name = t('section', { section: section.section });
  // The board of one building does not repeat its name.
  const SectionHeading = plan.place.building === undefined ? 'h4' : 'h3';
  return (
    <div ref={ref} className={styles.section}>
      {plan.place.section === undefined && (
        <SectionHeading className={styles.boardSectionName}>
          <LocalLink to={plan.to({ kind: 'section', building: building.key, section: section.section })}>
            {name}
          </LocalLink>
        </SectionHeading>
      )}
      {near ? (
        <BoardGrid plan={plan} section={section} label={`${building.name}, ${name}`} />
      ) : (
        <div style={{ blockSize: `${section.floors.length * row}rem` }} />
      )}
    </div>
  );
}

/** Sections rendered at once; the others render on scroll, in reserved space. */
const firstSections = 2;

/** Whether the page is, or has been, printed. */
function usePrinted(): boolean {
  const [printed, setPrinted] = useState(false);
  // Visitors who see the board can print it: an effect would begin to listen after the paint.
  useLayoutEffect(() => {
    // At once: the browser does not wait for a later render.
    const print = (): void => flushSync(() => setPrinted(true));
    window.addEventListener('beforeprint', print);
    return () => window.removeEventListener('beforeprint', print);
  }, []);
  return printed;
}

/** Every flat of a level as a field: floors downwards, sections and buildings as groups. */
function Boards({ plan }: { readonly plan: Plan }) {
  const { t } = useTranslation('planViews');
  const { alias, place, to } = plan;
  const language = useLanguage();
  // It has the order of flats on every floor; the plan of one level may have come without.
  const sitePlan = useQueryResult(projectApi.endpoints.getSitePlan, { alias, language });
  const buildings = plan.buildings.filter((building) => place.building === undefined || building === place.building);
  const groups = buildings.map((building) => ({
    building,
    sections: building.sections.filter((section) => place.section === undefined || section === place.section),
  }));
  const all = groups.flatMap(({ sections }) => sections);
  const printed = usePrinted();
  if (sitePlan.data === undefined && sitePlan.error === undefined) return <SkeletonBlock height="100svh" />;

  return (
    <div className={styles.board}>
      <StatusLegend />
      <p className={styles.hint}>{t('board.hint')}</p>
      {groups.map(({ building, sections }) => (
        <section key={building.key} aria-label={building.name}>
          {place.building === undefined && (
            <h3 className={styles.name}>
              <LocalLink to={to({ kind: 'building', building: building.key })}>{building.name}</LocalLink>
            </h3>
          )}
          <div className={styles.sections}>
            {sections.map((section) => (
              <BoardSection
                key={section.section}
                plan={plan}
                building={building}
                section={section}
                atOnce={printed || all.indexOf(section) < firstSections}
              />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

interface FlatRowProps {
  /** Of the project. */
  readonly alias: string;
  readonly flat: Flat;
  readonly to: string;
  /** The day of an offline copy; null: current data. */
  readonly asOf: Day | null;
}

/** A line of the list; a tap anywhere on it opens the flat. */
function FlatRow({ alias, flat, to, asOf }: FlatRowProps) {
  const { t } = useTranslation('flats');
  const words = useFlatWords()(flat);
  const house = joinWords([words.building, words.section]);
  const sides = useWindowWords().sidesOf(flat.orientation);

  return (
    <FlatLine
      level={3}
      name={words.name}
      to={to}
      plan={flat.plan}
      area={flat.total_area}
      place={
        <>
          {flat.floor !== null && <span>{t('flat.floor', { floor: flat.floor })}</span>}
          {house !== '' && <span>{house}</span>}
          {sides !== '' && <span>{t('flat.sides', { sides })}</span>}
        </>
      }
      over={flat.status === 'sold'}
      className={styles.row}
    >
      <FlatStatusMark flat={flat} className={styles.status} />
      <FlatPrice flat={flat} className={styles.price} />
      <SaveFlatButton alias={alias} flat={flat} asOf={asOf} look="icon" className={styles.save} />
    </FlatLine>
  );
}

interface FlatListProps {
  readonly plan: Plan;
  readonly flats: readonly Flat[];
  readonly sort: FlatSort;
  readonly onSortChange: (sort: FlatSort) => void;
}

function FlatList({ plan, flats, sort, onSortChange }: FlatListProps) {
  const language = useLanguage();
  const { visible, list } = useShownFlats(flats);
  const asOf = useConnectionSelector((state) =>
    selectCachedCopyDay(state, selectPlannings(state, language, plan.alias)),
  );
  return (
    <>
      <FlatSortSelect flats={flats} sort={sort} onSortChange={onSortChange} className={styles.sort} />
      <ul className={styles.list}>
        {visible.map((flat) => (
          <FlatRow key={flat.id} alias={plan.alias} flat={flat} to={plan.toFlat(flat)} asOf={asOf} />
        ))}
      </ul>
      <InfiniteListFoot list={list} loading={false} />
    </>
  );
}

export interface FlatsViewProps extends ComponentProps<typeof NoMatchesOnLevel> {
  /** Those that the filter wants, in its order. */
  readonly flats: readonly Flat[];
}

/** The view that the URL names. The board has all flats: those that do not match are dimmed. */
export function FlatsView({ plan, flats, filter, countRef, onChange, onReset }: FlatsViewProps) {
  const { view } = plan;
  const sorting = { sort: filter.sort, onSortChange: (sort: FlatSort) => onChange({ sort }) };
  return (
    <>
      {flats.length === 0 && (
        <NoMatchesOnLevel plan={plan} filter={filter} countRef={countRef} onChange={onChange} onReset={onReset} />
      )}
      {view === 'board' && <Boards plan={plan} />}
      {view === 'list' && flats.length > 0 && <FlatList plan={plan} flats={flats} {...sorting} />}
      {view === 'table' && flats.length > 0 && <FlatTable plan={plan} flats={flats} {...sorting} />}
    </>
  );
}
