import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { restartBooking, selectBookingState, useBookingDispatch } from '#features/booking';
import { useLanguage } from '#shared/routing';
import { Button, Skeleton, SkeletonBlock, WithNumber } from '#shared/ui';
import styles from './Step.module.css';

/** Says that a visit is being moved, and offers to book another one instead. */
export function MovingNote() {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useBookingDispatch();
  const state = useSelector(selectBookingState);
  // What is sent already is not left.
  if (!('moving' in state) || state.moving === null || state.name === 'submitting' || state.name === 'waiting') {
    return null;
  }
  return (
    <div className={styles.note}>
      <p>
        <WithNumber number={state.moving.number} text={(shown) => t('moving.note', { number: shown })} />
      </p>
      <Button variant="quiet" onClick={() => dispatch(restartBooking(language))}>
        {t('moving.leave')}
      </Button>
    </div>
  );
}

/** The place of a step that only this tab can know. */
export function StepSkeleton() {
  return (
    <div className={styles.columns} aria-hidden>
      <div className={styles.stack}>
        <Skeleton size="title-m" />
        <SkeletonBlock height="26rem" />
      </div>
      <SkeletonBlock height="12rem" />
    </div>
  );
}

/** A later step takes the focus, so that screen readers announce it and the keyboard continues there. */
export function useFocusOfNext(step: string, moving = false) {
  const heading = useRef<HTMLDivElement>(null);
  const shown = useRef({ step, moving });
  useEffect(() => {
    // The end of moving a visit removes the pressed button. Its beginning is here only a restored one.
    const isNext = shown.current.step !== step || (shown.current.moving && !moving);
    if (isNext) heading.current?.focus({ preventScroll: true });
    shown.current = { step, moving };
  }, [step, moving]);
  return heading;
}
