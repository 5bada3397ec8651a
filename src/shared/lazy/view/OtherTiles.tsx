import type { ReactNode } from 'react';
import type { QueryResult } from '#shared/api';
import { LocalLink } from '#shared/routing';
import { buttonClass, Section, TileGrid, TileGridSkeleton } from '#shared/ui';
import { useRecovery } from '../useRecovery.ts';
import { LoadingWords } from './QueryBoundary.tsx';

interface OtherTilesProps<Item> {
  readonly id: string;
  readonly heading: string;
  /** The link to the whole list. */
  readonly all: { readonly to: string; readonly text: string };
  /** Of the list's query. */
  readonly result: QueryResult<unknown>;
  /** The first three are shown. */
  readonly items: readonly Item[];
  readonly skeleton: ReactNode;
  readonly children: (item: Item) => ReactNode;
}

const shown = 3;

/** Others of the same kind at the end of a page; nothing when there are none, or when their list failed. */
export function OtherTiles<Item extends { readonly alias: string }>({
  id,
  heading,
  all,
  result,
  items,
  skeleton,
  children,
}: OtherTilesProps<Item>) {
  useRecovery(result);
  const loaded = result.data !== undefined;
  if (loaded ? items.length === 0 : result.error !== undefined) return null;

  return (
    <Section
      id={id}
      horizon="top"
      heading={heading}
      action={
        <LocalLink to={all.to} className={buttonClass({ variant: 'quiet' })}>
          {all.text}
        </LocalLink>
      }
    >
      {loaded ? (
        <TileGrid row items={items.slice(0, shown)}>
          {children}
        </TileGrid>
      ) : (
        <>
          <LoadingWords />
          <TileGridSkeleton row count={shown}>
            {skeleton}
          </TileGridSkeleton>
        </>
      )}
    </Section>
  );
}
