import { useSelector } from 'react-redux';
import { selectPlannings } from '#entities/project';
import { type FlatSort, FlatSortSelect } from '#features/flat-filter';
import { selectCopyDay, type StateWithConnection } from '#features/connection';
import type { Flat } from '#shared/answers';
import { GrowingListFoot } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import type { Plan } from '../../model/usePlan.ts';
import styles from './FlatList.module.css';
import { FlatRow } from './FlatRow.tsx';
import { useShownFlats } from './useShownFlats.ts';

interface FlatListProps {
  readonly plan: Plan;
  readonly flats: readonly Flat[];
  readonly sort: FlatSort;
  readonly onSortChange: (sort: FlatSort) => void;
}

export function FlatList({ plan, flats, sort, onSortChange }: FlatListProps) {
  const language = useLanguage();
  const { visible, list } = useShownFlats(flats);
  const asOf = useSelector((state: StateWithConnection) =>
    selectCopyDay(state, selectPlannings(state, language, plan.alias)),
  );
  return (
    <>
      <FlatSortSelect flats={flats} sort={sort} onSortChange={onSortChange} className={styles.sort} />
      <ul className={styles.list}>
        {visible.map((flat) => (
          <FlatRow key={flat.id} alias={plan.alias} flat={flat} to={plan.toFlat(flat)} asOf={asOf} />
        ))}
      </ul>
      <GrowingListFoot list={list} loading={false} />
    </>
  );
}
