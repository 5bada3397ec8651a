import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Flat } from '#contract/planning.ts';
import { GrowingListFoot } from '#shared/loading';
import styles from './FlatList.module.css';
import { FlatRow } from './FlatRow.tsx';

interface FlatListProps {
  readonly alias: string;
  readonly flats: readonly Flat[];
}

/** Flats in the document at a time: a page with thousands of rows would stutter on a phone. */
const chunk = 24;

/** Enough chunks for the flat that the address has opened. */
const reaching = (index: number): number => chunk * Math.max(1, Math.ceil((index + 1) / chunk));

export function FlatList({ alias, flats }: FlatListProps) {
  const [search, setSearch] = useSearchParams();
  const openId = search.get('flat');
  const [shown, setShown] = useState(() => reaching(flats.findIndex(({ id }) => id === openId)));

  const toggle = (id: string): void => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (openId === id) next.delete('flat');
        else next.set('flat', id);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };

  return (
    <>
      <ul className={styles.list}>
        {flats.slice(0, shown).map((flat) => (
          <FlatRow key={flat.id} alias={alias} flat={flat} open={flat.id === openId} onToggle={() => toggle(flat.id)} />
        ))}
      </ul>
      <GrowingListFoot
        pages={Math.ceil(shown / chunk)}
        hasNextPage={shown < flats.length}
        loading={false}
        failed={false}
        onLoadMore={() => setShown(shown + chunk)}
      />
    </>
  );
}
