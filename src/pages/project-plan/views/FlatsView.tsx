import type { FlatFilter } from '#features/flat-filter';
import type { Flat } from '#shared/answers';
import type { Plan } from '../model/usePlan.ts';
import { Boards } from './board/Boards.tsx';
import { FlatList } from './list/FlatList.tsx';
import { FlatTable } from './list/FlatTable.tsx';
import { NothingFits } from './NothingFits.tsx';

export interface FlatsViewProps {
  readonly plan: Plan;
  /** Those that the filter wants, in its order. */
  readonly flats: readonly Flat[];
  readonly filter: FlatFilter;
  readonly onChange: (part: Partial<FlatFilter>) => void;
  readonly onReset: () => void;
}

/** What the address wants to see beside the plan. A board has its flats whatever is wanted: those that do not fit are quiet. */
export function FlatsView({ plan, flats, filter, onChange, onReset }: FlatsViewProps) {
  const { view } = plan;
  const sorting = { sort: filter.sort, onSortChange: (sort: FlatFilter['sort']) => onChange({ sort }) };
  return (
    <>
      {flats.length === 0 && <NothingFits plan={plan} filter={filter} onChange={onChange} onReset={onReset} />}
      {view === 'board' && <Boards plan={plan} />}
      {view === 'list' && flats.length > 0 && <FlatList plan={plan} flats={flats} {...sorting} />}
      {view === 'table' && flats.length > 0 && <FlatTable plan={plan} flats={flats} {...sorting} />}
    </>
  );
}
