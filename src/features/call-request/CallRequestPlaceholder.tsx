import { useEffect, type MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { Button, FailedView, Skeleton, SkeletonBlock, VisuallyHidden } from '#shared/ui';
import styles from './CallRequestPlaceholder.module.css';
import { callRequestClosed } from './callRequestSlice.ts';
import { closeUnlessDoubled } from './closeUnlessDoubled.ts';

interface CallRequestPlaceholderProps {
  readonly failed: boolean;
  readonly onRetry: () => void;
}

function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Stands where the modal comes, from the tap on; the focus stays where it was, so that the modal can give it back. */
export function CallRequestPlaceholder({ failed, onRetry }: CallRequestPlaceholderProps) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { phone } = useSelector(selectSettings);

  useEffect(() => {
    const closeOnEscape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') dispatch(callRequestClosed());
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [dispatch]);

  return (
    <div className={styles.place}>
      <button
        type="button"
        tabIndex={-1}
        aria-label={t('close')}
        className={styles.mask}
        onMouseDown={keepFocus}
        onClick={closeUnlessDoubled(() => dispatch(callRequestClosed()))}
      />
      <div className={styles.dialog}>
        {failed ? (
          <FailedView
            title={t('callUnavailable.title')}
            hint={t('callUnavailable.hint', { phone })}
            action={<Button onClick={onRetry}>{t('callUnavailable.retry')}</Button>}
          />
        ) : (
          <div role="status" aria-busy="true" className={styles.lines}>
            <VisuallyHidden>{t('callOpening')}</VisuallyHidden>
            <Skeleton size="title-m" />
            <SkeletonBlock height="3rem" />
            <SkeletonBlock height="3rem" />
            <SkeletonBlock height="6rem" />
          </div>
        )}
      </div>
    </div>
  );
}
