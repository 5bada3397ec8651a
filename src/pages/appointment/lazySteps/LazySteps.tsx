import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Slot } from '#contract/leads/visit.ts';
import { kyivOffsetHours } from '#domain/time/kyivTime.ts';
import { visitApi } from '#entities/visit';
import {
  bookingEvents,
  type BookingState,
  type BookingStep,
  chooseSlot,
  type ChosenSlot,
  HoldCountdown,
  HoldWatch,
  selectBookingState,
  slotKey,
  type StateName,
  useBookingDispatch,
} from '#features/booking';
import { useQueryResult } from '#shared/api';
import { formatClock, formatDayMonth, ownClock } from '#shared/format';
import { QueryBoundary, useOnReturn } from '#shared/lazy';
import type { CentersData } from '#shared/responses';
import { useLanguage } from '#shared/routing';
import { ArrowRightIcon, Button, EmptyView, SkeletonBlock, VisuallyHidden } from '#shared/ui';
import { MovingNote } from '../Step.tsx';
import { ConfirmedStep } from './ConfirmedStep.tsx';
import { BookingSummary, DetailsStep } from './DetailsStep.tsx';
import stepStyles from '../Step.module.css';
import styles from './LazySteps.module.css';

/** Distinguishes the two hours with the same clock time on the night when daylight saving ends: "UTC+3". */
export function kyivOffset(startsAt: string): string {
  return `UTC+${kyivOffsetHours(new Date(startsAt))}`;
}

/** Why the visitor is here again. */
function TimeNotice({ name }: { readonly name: StateName }) {
  const { t } = useTranslation('appointment');
  if (name !== 'conflict' && name !== 'hold_failed') return null;
  return (
    <p role="alert" className={styles.notice}>
      {t(`time.${name}`)}
    </p>
  );
}

interface SlotGridProps {
  readonly slots: readonly Slot[];
  /** `YYYY-MM-DD` in Kyiv. */
  readonly day: string;
  /** `starts_at` of the visitor's slot, held or being requested. */
  readonly chosen: string | null;
  /** `starts_at` of the slot that is held; it may be another one. */
  readonly held: string | undefined;
  readonly waiting: boolean;
  readonly onChoose: (slot: ChosenSlot) => void;
}

/** Every time of the day a button; taken ones stay in their places. */
function SlotGrid({ slots, day, chosen, held, waiting, onChoose }: SlotGridProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const ownTime = (startsAt: string): string | null => ownClock(new Date(startsAt), day, language);
  const elsewhere = slots.some(({ starts_at }) => ownTime(starts_at) !== null);
  const isTwice = (time: string): boolean => slots.filter((slot) => slot.time === time).length > 1;

  return (
    <div>
      <p className={styles.zone}>{elsewhere ? t('time.zoneBoth') : t('time.zone')}</p>
      <ul role="list" aria-label={t('time.list')} className={styles.grid}>
        {slots.map(({ starts_at, time, free }) => {
          const own = ownTime(starts_at);
          const mine = starts_at === chosen;
          const taken = free === 0 && !mine && starts_at !== held;
          return (
            <li key={starts_at}>
              <button
                type="button"
                className={styles.slot}
                // Not disabled: a time that is taken after the press keeps the focus.
                aria-disabled={taken}
                aria-pressed={mine}
                aria-busy={(mine && waiting) || undefined}
                onClick={() => {
                  if (!taken) onChoose({ starts_at, time });
                }}
              >
                <span className={styles.time}>
                  {formatClock(time)}
                  {isTwice(time) && <small className={styles.own}> {kyivOffset(starts_at)}</small>}
                </span>
                {own !== null && (
                  <small className={styles.own}>
                    {own} <VisuallyHidden>{t('time.ownClock')}</VisuallyHidden>
                  </small>
                )}
                {taken && <VisuallyHidden>{t('time.taken')}</VisuallyHidden>}
              </button>
            </li>
          );
        })}
      </ul>
      <div role="status">
        <VisuallyHidden>{waiting && t('time.holding')}</VisuallyHidden>
      </div>
    </div>
  );
}

function SlotGridSkeleton() {
  return (
    <div aria-hidden>
      <p className={styles.zone}>{'\u00A0'}</p>
      <div className={styles.grid}>
        {Array.from({ length: 9 }, (_, index) => (
          <SkeletonBlock key={index} height="3.5rem" />
        ))}
      </div>
    </div>
  );
}

interface TimeStepProps {
  readonly state: Extract<BookingState, { readonly day: string }>;
  readonly center: CentersData['centers'][number] | undefined;
}

/** The hours of the day, as the clocks in Kyiv show them. */
function TimeStep({ state, center }: TimeStepProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useBookingDispatch();
  const { day, kind } = state;
  const slots = useQueryResult(
    visitApi.endpoints.getSlots,
    { alias: state.center, from: day, to: day, language },
    { refetchFailed: true },
  );
  const { refetch, data } = slots;
  useOnReturn(refetch);
  // The slot was taken: refetch, others may be taken too.
  useEffect(() => {
    if (state.name === 'conflict') refetch();
  }, [state.name, refetch]);

  const onDay = data?.days.find((each) => each.day === day)?.slots ?? [];
  const own = 'slot' in state ? state.slot.starts_at : null;
  const held =
    state.held === null
      ? undefined
      : onDay.find(({ starts_at }) => state.heldSlot === slotKey(state.center, starts_at))?.starts_at;
  const open = onDay.some(({ free, starts_at }) => free > 0 || starts_at === own || starts_at === held);
  const next = data?.next_day ?? null;
  const chooseDay = (free: string): void => {
    dispatch(bookingEvents.dateOpened());
    dispatch(bookingEvents.dayChosen({ center: state.center, day: free }));
    dispatch(bookingEvents.timeOpened());
  };

  return (
    <div className={stepStyles.columns}>
      <div className={stepStyles.stack}>
        <MovingNote />
        <TimeNotice name={state.name} />
        <QueryBoundary result={slots} skeleton={<SlotGridSkeleton />} />
        {data !== undefined && open && (
          <SlotGrid
            slots={onDay}
            day={day}
            chosen={own}
            held={held}
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
      <div className={stepStyles.stack}>
        <BookingSummary center={center} kind={kind} day={day} />
        {state.name === 'time_revisited' && (
          <>
            {state.hold !== null && <HoldCountdown hold={state.hold} />}
            <Button
              size="l"
              iconEnd={<ArrowRightIcon />}
              className={stepStyles.start}
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
