import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Block } from '#shared/loading';
import { Comparison } from './comparison/Comparison.tsx';
import type { ListedFlat } from './listed/listedFlat.ts';
import styles from './FlatsView.module.css';
import { ListActions } from './listed/ListActions.tsx';
import { ListedFlatItem } from './listed/ListedFlatItem.tsx';
import { useComparison } from './comparison/useComparison.ts';
import type { Undo } from './own/useUndo.tsx';

interface FlatsViewProps {
  readonly listedFlats: readonly ListedFlat[];
  /** A line in the place of a flat that was removed. */
  readonly undo?: Undo | null;
  /** Of the visitor, not of whoever has sent the link. */
  readonly own: boolean;
  readonly renderAction: (listed: ListedFlat) => ReactNode;
}

/** The list with what can be done with all of it, and the comparison below. */
export function FlatsView({ listedFlats, undo = null, own, renderAction }: FlatsViewProps) {
  const { t } = useTranslation('favourites');
  const comparison = useComparison(listedFlats);
  const items = listedFlats.map((listed) => (
    <ListedFlatItem
      key={listed.key}
      listed={listed}
      action={renderAction(listed)}
      comparison={listedFlats.length > 1 ? comparison : null}
    />
  ));

  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {t('count', { count: listedFlats.length })}
        </p>
        <ListActions listedFlats={listedFlats} askFirst={own} />
      </div>
      <ul className={styles.list} aria-label={t('list')}>
        {undo === null ? items : items.toSpliced(undo.index, 0, <Fragment key="undo">{undo.line}</Fragment>)}
      </ul>
      {listedFlats.length > 1 && (
        <Block name="comparison">
          <Comparison listedFlats={comparison.chosen} full={comparison.full} />
        </Block>
      )}
    </>
  );
}
