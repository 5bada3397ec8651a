import { clsx } from 'clsx';
import { type FocusEvent, type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { priceOn } from '#domain/money/discount.ts';
import { type LocatedFlat, type PlanFloor, type PlanSection, useFlatSpeech, usePriceWords } from '#entities/flat';
import type { Flat, SitePlan } from '#shared/responses';
import { formatMoney, formatNumber, joinWords } from '#shared/format';
import { LocalLink, useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { VisuallyHidden } from '#shared/ui';
import type { Plan } from '../../model/usePlan.ts';
import styles from './BoardGrid.module.css';
import { stepInGrid } from './stepInGrid.ts';

interface BoardCellProps {
  readonly flat: Flat;
  readonly to: string;
  /** What the cell does not show, in words. */
  readonly details: string;
  /** Whether it does not match the filter. */
  readonly quiet: boolean;
  /** Whether the Tab key stops here. */
  readonly stop: boolean;
}

/** Memoized, because an arrow key changes two of hundreds of cells. */
const BoardCell = memo(function BoardCell({ flat, to, details, quiet, stop }: BoardCellProps) {
  const { t } = useTranslation(['planViews', 'levels']);
  const language = useLanguage();
  const priceWords = usePriceWords();
  const price = priceOn(flat, useToday());
  const { id, status, rooms, total_area: area } = flat;
  const free = price === null ? t('levels:speech.free') : priceWords(price);
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the words within are its label
    <td className={styles.cell}>
      <LocalLink
        to={to}
        data-cell={id}
        tabIndex={stop ? 0 : -1}
        className={clsx(styles.flat, styles[status], quiet && styles.quiet)}
      >
        <span className={styles.size}>
          {joinWords(
            [
              rooms === null ? null : t('board.rooms', { rooms }),
              area === null ? null : t('board.area', { area: formatNumber(Math.round(area), language) }),
            ],
            ' · ',
          ) || flat.number}
        </span>
        <span>{status === 'free' ? free : t(`board.${status}`)}</span>
        <VisuallyHidden>
          {status === 'free'
            ? `, ${details}, ${price === null ? t('levels:speech.onRequest') : formatMoney(price, language)}`
            : `, ${details}`}
        </VisuallyHidden>
      </LocalLink>
    </td>
  );
});

/**
 * Roving tabindex: the grid is one stop of the Tab key, at the cell that had the focus last, or the first flat. `rows`:
 * ids of cells, the row header first; null where there is no flat.
 */
function useGridKeys(rows: readonly (readonly (string | null)[])[]) {
  const gridRef = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const ids = rows.flat();
  const first = rows.flatMap(([, ...flats]) => flats).find((id) => id !== null) ?? null;
  const current = focused !== null && ids.includes(focused) ? focused : first;

  const onFocus = ({ target }: FocusEvent): void => {
    const id = (target as HTMLElement).dataset['cell'];
    if (id !== undefined) setFocused(id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (current === null || event.altKey || event.metaKey || event.shiftKey) return;
    const next = stepInGrid(rows, current, event.ctrlKey ? `Control+${event.key}` : event.key);
    if (next === null) return;
    event.preventDefault();
    setFocused(next);
    gridRef.current?.querySelector<HTMLElement>(`[data-cell="${CSS.escape(next)}"]`)?.focus();
  };
  return { gridRef, current, onFocus, onKeyDown };
}

/** The flats of a floor by columns, in the order of its plan, so that equal layouts line up; without a plan by number. */
function columnsOf(
  sitePlan: SitePlan | null,
  { section }: PlanSection,
  { floor, flats }: PlanFloor,
): readonly (LocatedFlat | null)[] {
  const building = flats[0]?.building.key;
  const planned = sitePlan?.floors.find(
    (each) => each.building === building && each.section === section && each.floor === floor,
  );
  if (planned === undefined) return flats;
  const placed = planned.flats.map((id) => flats.find((flat) => flat.id === id) ?? null);
  // A flat that is missing on the plan is still for sale.
  return [...placed, ...flats.filter((flat) => !placed.includes(flat))];
}

interface BoardGridProps {
  readonly plan: Plan;
  readonly section: PlanSection;
  readonly label: string;
}

/** Not the id of a flat, which has no space. */
function headerId({ floor }: PlanFloor): string {
  return `floor ${floor}`;
}

/** Floors × flats, as an ARIA grid: one stop of the Tab key, within it the arrows. */
export function BoardGrid({ plan, section, label }: BoardGridProps) {
  const { t } = useTranslation(['planViews', 'levels']);
  const speech = useFlatSpeech();
  const rows = section.floors.map((floor) => columnsOf(plan.sitePlan, section, floor));
  const width = Math.max(...rows.map((row) => row.length));
  const { gridRef, current, onFocus, onKeyDown } = useGridKeys(
    section.floors.map((floor, index) => [headerId(floor), ...(rows[index] ?? []).map((flat) => flat?.id ?? null)]),
  );
  const building = section.floors[0]?.flats[0]?.building.key ?? '';
  const floorLink = ({ floor }: PlanFloor): string =>
    plan.to({ kind: 'floor', building, section: section.section, floor });

  return (
    <div className={styles.box}>
      <table
        ref={gridRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- ARIA's data grid pattern
        role="grid"
        aria-label={label}
        className={styles.grid}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
      >
        <tbody>
          {section.floors.map((floor, index) => (
            <tr key={floor.floor}>
              <th scope="row" className={styles.floor}>
                <LocalLink
                  to={floorLink(floor)}
                  data-cell={headerId(floor)}
                  tabIndex={headerId(floor) === current ? 0 : -1}
                  aria-label={t('levels:floor', { floor: floor.floor })}
                  className={styles.floorLink}
                >
                  {floor.floor}
                </LocalLink>
              </th>
              {Array.from({ length: width }, (_, column) => {
                const flat = rows[index]?.[column];
                if (!flat) return <td key={column} aria-label={t('board.gap')} className={styles.gap} />;
                return (
                  <BoardCell
                    key={flat.id}
                    flat={flat}
                    to={plan.toFlat(flat)}
                    details={speech({ ...flat, rooms: null, status_assumed: true })}
                    quiet={!plan.isMatch(flat)}
                    stop={flat.id === current}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
