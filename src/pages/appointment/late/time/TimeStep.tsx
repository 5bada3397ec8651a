import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { visitApi } from '#entities/visit';
import {
  bookingEvents,
  chooseSlot,
  HoldCountdown,
  useOnReturn,
  type BookingDispatch,
  type BookingState,
} from '#features/booking';
import type { CentersData } from '#shared/answers';
import { useQueryResult } from '#shared/api';
import { formatDayMonth } from '#shared/format';
import { QueryBoundary } from '#shared/loading';
import { useLanguage } from '#shared/routing';
import { ArrowRightIcon, Button, EmptyView } from '#shared/ui';
import { BookingSummary } from '../BookingSummary.tsx';
import { MovingNote } from '../../MovingNote.tsx';
import styles from '../../StepView.module.css';
import { SlotGrid, SlotGridSkeleton } from './SlotGrid.tsx';
import { TimeNotice } from './TimeNotice.tsx';

interface TimeStepProps {
  readonly state: Extract<BookingState, { readonly day: string }>;
  readonly center: CentersData['centers'][number] | undefined;
}

/** The hours of the day, as the clocks in Kyiv show them. */
export function TimeStep({ state, center }: TimeStepProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useDispatch<BookingDispatch>();
  const { day, kind } = state;
  const slots = useQueryResult(
    visitApi.endpoints.getSlots,
    { alias: state.center, from: day, to: day, language },
    { askFailed: true },
  );
  const { ask, data } = slots;
  useOnReturn(ask);
  // Somebody else was faster: what else was taken meanwhile?
  useEffect(() => {
    if (state.name === 'conflict') ask();
  }, [state.name, ask]);

  const onDay = data?.days.find((each) => each.day === day)?.slots ?? [];
  const own = 'slot' in state ? state.slot.starts_at : null;
  const open = onDay.some(({ free, starts_at }) => free > 0 || starts_at === own);
  const next = data?.next_day ?? null;
  const chooseDay = (free: string): void => {
    dispatch(bookingEvents.dateOpened());
    dispatch(bookingEvents.dayChosen({ center: state.center, day: free }));
    dispatch(bookingEvents.timeOpened());
  };

  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <MovingNote />
        <TimeNotice name={state.name} />
        <QueryBoundary answer={slots} skeleton={<SlotGridSkeleton />} />
        {data !== undefined && open && (
          <SlotGrid
            slots={onDay}
            day={day}
            chosen={own}
            waiting={state.name === 'holding'}
            onChoose={(slot) => void dispatch(chooseSlot(slot, language))}
          />
        )}
        {data !== undefined && !open && (
          <EmptyView
            level={3}
            title={t('time.none')}
            hint={next === null ? t('day.none') : undefined}
            action={
              next !== null && (
                <Button onClick={() => chooseDay(next)}>
                  {t('time.nextDay', { day: formatDayMonth(next, language) })}
                </Button>
              )
            }
          />
        )}
      </div>
      <div className={styles.stack}>
        <BookingSummary center={center} kind={kind} day={day} />
        {state.name === 'time_revisited' && (
          <>
            <HoldCountdown hold={state.hold} />
            <Button
              size="l"
              iconEnd={<ArrowRightIcon />}
              className={styles.start}
              onClick={() => dispatch(bookingEvents.detailsOpened())}
            >
              {t('continue')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
