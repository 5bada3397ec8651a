import { useSelector } from 'react-redux';
import { useSearchParams } from 'react-router';
import type { Flat } from '#contract/planning.ts';
import { selectPlannings } from '#entities/project';
import { selectCopyDay, type StateWithConnection } from '#features/connection';
import { GrowingListFoot, useBelowFold } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import styles from './FlatList.module.css';
import { FlatRow } from './FlatRow.tsx';

interface FlatListProps {
  readonly alias: string;
  readonly flats: readonly Flat[];
}

/** Flats in the document at a time: a page with thousands of rows would stutter on a phone. */
const chunk = 24;

/** Rows that a large screen shows before it is scrolled. */
const firstScreen = 6;

/** Enough chunks for the flat that the address has opened. */
function reaching(index: number): number {
  return chunk * Math.max(1, Math.ceil((index + 1) / chunk));
}

export function FlatList({ alias, flats }: FlatListProps) {
  const [search, setSearch] = useSearchParams();
  const whole = useBelowFold();
  const language = useLanguage();
  const asOf = useSelector((state: StateWithConnection) => selectCopyDay(state, selectPlannings(state, language, alias)));
  const openId = search.get('flat');
  const shown = Math.max(Number(search.get('shown')) || 0, reaching(flats.findIndex(({ id }) => id === openId)));

  const put = (name: 'flat' | 'shown', value: string | null): void => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        // However the list got as long as it is: it stays so when the flat that made it so is closed.
        next.set('shown', String(shown));
        if (value === null) next.delete(name);
        else next.set(name, value);
        if (next.get('shown') === String(chunk)) next.delete('shown');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <>
      <ul className={styles.list}>
        {flats.slice(0, whole ? shown : Math.min(shown, firstScreen)).map((flat) => (
          <FlatRow
            key={flat.id}
            alias={alias}
            flat={flat}
            asOf={asOf}
            open={flat.id === openId}
            onToggle={() => put('flat', flat.id === openId ? null : flat.id)}
          />
        ))}
      </ul>
      <GrowingListFoot
        list={{
          pages: Math.ceil(shown / chunk),
          hasNextPage: shown < flats.length,
          failed: false,
          askNext: () => put('shown', String(shown + chunk)),
        }}
        loading={false}
      />
    </>
  );
}
