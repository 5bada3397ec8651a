import type { Flat } from '#contract/planning.ts';
import type { FlatSort } from '#features/flat-filter';
import type { PlanView } from '../model/planView.ts';
import type { Plan } from '../model/usePlan.ts';
import { Chessboard } from './board/Chessboard.tsx';
import { FlatList } from './list/FlatList.tsx';
import { FlatTable } from './list/FlatTable.tsx';

export interface FlatsViewProps {
  readonly view: Exclude<PlanView, 'plan'>;
  readonly plan: Plan;
  /** Those that the filter wants, in its order. */
  readonly flats: readonly Flat[];
  readonly sort: FlatSort;
  readonly onSortChange: (sort: FlatSort) => void;
}

export function FlatsView({ view, plan, flats, sort, onSortChange }: FlatsViewProps) {
  if (view === 'board') return <Chessboard plan={plan} />;
  if (view === 'list') return <FlatList plan={plan} flats={flats} />;
  return <FlatTable plan={plan} flats={flats} sort={sort} onSortChange={onSortChange} />;
}
