import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { Visit } from '#contract/leads/visit.ts';
import {
  type BookedVisit,
  bookingApi,
  bookingEvents,
  restartBooking,
  selectBookingState,
  useVisitSubject,
  VisitSubject,
  useBookingDispatch,
} from '#features/booking';
import { CalendarLinks } from '#features/visit-calendar';
import { joinWords } from '#shared/format';
import type { CentersData } from '#shared/responses';
import { useOnReturn } from '#shared/lazy';
import { RouteLinks } from '#shared/map';
import { PrivateLinkNote, usePrivateUrl } from '#shared/private';
import { type PrivateLink, privatePath, useLanguage } from '#shared/routing';
import { Button, Heading, Text, VisuallyHidden } from '#shared/ui';
import columns from '../Step.module.css';
import styles from './LazySteps.module.css';
import { BookingSummary } from './DetailsStep.tsx';

/** A visit in the words of a calendar. */
function useCalendarEvent(
  { number, kind, starts_at, minutes, project, flat }: Visit,
  center: CentersData['centers'][number] | undefined,
) {
  const { t } = useTranslation(['appointment', 'brand']);
  const inPerson = kind === 'in_person';
  const subject = useVisitSubject({ project, flat });
  const description = t(inPerson ? 'calendar.text' : 'calendar.textOnline', { number, phone: center?.phone ?? '' });
  return {
    uid: number,
    title: t('calendar.title', { brand: t('brand:name') }),
    description: subject === null ? description : `${subject.text}\n${description}`,
    location: inPerson && center !== undefined ? joinWords([center.name, center.address]) : t('kind.online'),
    position: inPerson ? (center?.position ?? undefined) : undefined,
    startsAt: starts_at,
    minutes,
  };
}

/** Reads the visit again, because it can be moved and cancelled by its private link. */
function useCurrentVisit({ number, token }: PrivateLink): void {
  const dispatch = useBookingDispatch();
  const language = useLanguage();
  const read = useCallback(
    () =>
      dispatch(async (_, getState) => {
        const args = { number, token, language };
        const { data: visit } = await dispatch(bookingApi.endpoints.getVisit.initiate(args, { track: false }));
        const state = selectBookingState(getState());
        // Another booking may have begun meanwhile.
        if (visit === undefined || state.name !== 'confirmed' || state.booked.number !== number) return;
        dispatch(bookingEvents.visitRead({ booked: { ...state.booked, visit } }));
      }),
    [dispatch, number, token, language],
  );
  useOnReturn(() => void read());
  // A reload restores the visit from the storage of the tab.
  useEffect(() => void read(), [read]);
}

interface ConfirmedStepProps {
  readonly booked: BookedVisit;
  readonly centers: CentersData['centers'];
}

/** The visit is booked: its number, and all that one does with a meeting, unless it was cancelled since. */
export function ConfirmedStep({ booked, centers }: ConfirmedStepProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useBookingDispatch();
  const { visit, moved } = booked;
  const center = centers.find(({ alias }) => alias === visit.center);
  const path = privatePath('bookedVisit', booked);
  const url = usePrivateUrl(path);
  const event = useCalendarEvent(visit, center);
  const isCancelled = visit.status === 'cancelled';
  useCurrentVisit(booked);

  return (
    <div className={columns.columns}>
      <div className={columns.stack}>
        <div role="status">
          {isCancelled ? (
            <VisuallyHidden>{t('heading.cancelled')}</VisuallyHidden>
          ) : (
            <Text>{moved ? t('confirmed.moved') : t('confirmed.booked')}</Text>
          )}
          <p className={styles.number}>{t('confirmed.number', { number: visit.number })}</p>
        </div>
        <BookingSummary
          center={center}
          kind={visit.kind}
          day={visit.day}
          slot={visit}
          changeable={false}
          about={<VisitSubject project={visit.project} flat={visit.flat} />}
        />
        {!isCancelled && (
          <section className={styles.part}>
            <Heading level={3} size="s">
              {t('calendar.heading')}
            </Heading>
            <CalendarLinks event={event} privateUrl={url} />
          </section>
        )}
        {!isCancelled && visit.kind === 'in_person' && center !== undefined && center.position !== null && (
          <section className={styles.part}>
            <Heading level={3} size="s">
              {t('confirmed.way')}
            </Heading>
            <RouteLinks to={center.position} title={center.name} />
          </section>
        )}
      </div>
      <div className={columns.stack}>
        {!isCancelled && <PrivateLinkNote namespace="appointment" path={path} />}
        <Button variant="quiet" className={columns.start} onClick={() => dispatch(restartBooking(language))}>
          {t('confirmed.another')}
        </Button>
      </div>
    </div>
  );
}
