import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { visitApi } from '#entities/visit';
import {
  type BookingDispatch,
  bookingEvents,
  type BookingState,
  type BookingStep,
  chooseSlot,
  HoldCountdown,
  HoldWatch,
  selectBookingState,
} from '#features/booking';
import type { CentersData } from '#shared/responses';
import { useQueryResult } from '#shared/api';
import { formatDayMonth } from '#shared/format';
import { QueryBoundary, useOnReturn } from '#shared/lazy';
import { useLanguage } from '#shared/routing';
import { ArrowRightIcon, Button, EmptyView } from '#shared/ui';
import { MovingNote } from '../Step.tsx';
import styles from '../Step.module.css';
import { BookingSummary, DetailsStep } from './DetailsStep.tsx';
import { ConfirmedStep } from './ConfirmedStep.tsx';
import { SlotGrid, SlotGridSkeleton, TimeNotice } from './SlotGrid.tsx';

interface TimeStepProps {
  readonly state: Extract<BookingState, { readonly day: string }>;
  readonly center: CentersData['centers'][number] | undefined;
}

/** The hours of the day, as the clocks in Kyiv show them. */
function TimeStep({ state, center }: TimeStepProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useDispatch<BookingDispatch>();
  const { day, kind } = state;
  const slots = useQueryResult(
    visitApi.endpoints.getSlots,
    { alias: state.center, from: day, to: day, language },
    { refetchFailed: true },
  );
  const { refetch, data } = slots;
  useOnReturn(refetch);
  // Somebody else was faster: what else was taken meanwhile?
  useEffect(() => {
    if (state.name === 'conflict') refetch();
  }, [state.name, refetch]);

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
        <QueryBoundary result={slots} skeleton={<SlotGridSkeleton />} />
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

interface LazyStepsProps {
  readonly step: BookingStep;
  readonly centers: CentersData['centers'];
}

/** Every step but the first, and what runs beside them: no server renders it. */
export function LazySteps({ step, centers }: LazyStepsProps) {
  const state = useSelector(selectBookingState);
  const alias = 'center' in state ? state.center : null;
  const center = centers.find((candidate) => candidate.alias === alias);
  return (
    <>
      <HoldWatch />
      {step === 'select_time' && 'day' in state && <TimeStep state={state} center={center} />}
      {step === 'details' && 'slot' in state && <DetailsStep state={state} center={center} />}
      {state.name === 'confirmed' && <ConfirmedStep booked={state.booked} centers={centers} />}
    </>
  );
}
