import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Comparison } from './Comparison.tsx';
import type { FlatView } from './flatView.ts';
import styles from './FlatsView.module.css';
import { ListActions } from './ListActions.tsx';
import { SavedFlatItem } from './SavedFlatItem.tsx';
import { useComparison } from './useComparison.ts';
import type { Undo } from './useUndo.tsx';

interface FlatsViewProps {
  readonly views: readonly FlatView[];
  /** A line in the place of a flat that was removed. */
  readonly undo?: Undo | null;
  /** Of the visitor, not of whoever has sent the link. */
  readonly own: boolean;
  readonly renderAction: (view: FlatView) => ReactNode;
}

/** The list with what can be done with all of it, and the comparison below. */
export function FlatsView({ views, undo = null, own, renderAction }: FlatsViewProps) {
  const { t } = useTranslation('favourites');
  const comparison = useComparison(views);
  const items = views.map((view) => (
    <SavedFlatItem
      key={view.key}
      view={view}
      action={renderAction(view)}
      comparison={views.length > 1 ? comparison : null}
    />
  ));

  return (
    <>
      <div className={styles.bar}>
        <p className={styles.count} aria-live="polite">
          {t('count', { count: views.length })}
        </p>
        <ListActions views={views} askFirst={own} />
      </div>
      <ul className={styles.list} aria-label={t('list')}>
        {undo === null ? items : items.toSpliced(undo.index, 0, <Fragment key="undo">{undo.line}</Fragment>)}
      </ul>
      {views.length > 1 && <Comparison views={comparison.chosen} full={comparison.full} />}
    </>
  );
}
