import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { VisitKind } from '#contract/leads/visit.ts';
import {
  BookingDetails,
  bookingEvents,
  type BookingState,
  chooseSlot,
  HoldCountdown,
  VisitSubject,
  useBookingDispatch,
} from '#features/booking';
import type { CentersData } from '#shared/responses';
import { formatClock, formatDayOfWeek, ownClock } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Button } from '#shared/ui';
import columns from '../Step.module.css';
import { MovingNote } from '../Step.tsx';
import styles from './DetailsStep.module.css';
import stepStyles from './LazySteps.module.css';

interface BookingSummaryProps {
  readonly center: CentersData['centers'][number] | undefined;
  readonly kind: VisitKind;
  /** `YYYY-MM-DD`. */
  readonly day: string;
  readonly slot?: { readonly starts_at: string; readonly time: string };
  /** What the visit is about. */
  readonly about?: ReactNode;
  /** Whether the choice can still be changed. */
  readonly changeable?: boolean;
}

/** What has been chosen, in words. */
export function BookingSummary({ center, kind, day, slot, about, changeable = true }: BookingSummaryProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useDispatch();
  const own = slot && ownClock(new Date(slot.starts_at), day, language);
  return (
    <div className={styles.summary}>
      <p className={styles.day}>
        {formatDayOfWeek(day, language)}
        {slot !== undefined && (
          <>
            , <span className={styles.time}>{formatClock(slot.time)}</span>
          </>
        )}
      </p>
      {own !== undefined && own !== null && <p className={styles.soft}>{t('time.own', { time: own })}</p>}
      <p>{t(`kind.${kind}`)}</p>
      {center !== undefined && (
        <p className={styles.soft}>
          {center.name}
          {kind === 'in_person' && center.address !== null && <>, {center.address}</>}
        </p>
      )}
      {about}
      {changeable && (
        <div className={styles.ways}>
          <Button variant="quiet" size="s" onClick={() => dispatch(bookingEvents.dateOpened())}>
            {t('change.date')}
          </Button>
          {slot !== undefined && (
            <Button variant="quiet" size="s" onClick={() => dispatch(bookingEvents.timeOpened())}>
              {t('change.time')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

interface DetailsStepProps {
  readonly state: Extract<BookingState, { readonly slot: unknown }>;
  readonly center: CentersData['centers'][number] | undefined;
}

/** The visitor's details, while the slot is held. */
export function DetailsStep({ state, center }: DetailsStepProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useBookingDispatch();
  const { name, kind, day, slot, moving, project, flat } = state;
  const sent = name === 'submitting' || name === 'waiting';
  const over = name === 'expired' || name === 'reholding';

  return (
    <div className={columns.columns}>
      <div className={styles.aside}>
        <MovingNote />
        <BookingSummary
          center={center}
          kind={kind}
          day={day}
          slot={slot}
          changeable={!sent}
          about={<VisitSubject project={project} flat={flat} />}
        />
        <div className={styles.hold}>
          {name === 'details' && state.hold !== null && <HoldCountdown hold={state.hold} />}
          {over && (
            <div role="alert" className={clsx(stepStyles.notice, styles.over)}>
              <p>{t('hold.over')}</p>
              <Button
                variant="secondary"
                size="s"
                loading={name === 'reholding'}
                onClick={() => void dispatch(chooseSlot(slot, language))}
              >
                {t('hold.again')}
              </Button>
            </div>
          )}
        </div>
      </div>
      <div>
        <BookingDetails moving={moving !== null} />
      </div>
    </div>
  );
}
