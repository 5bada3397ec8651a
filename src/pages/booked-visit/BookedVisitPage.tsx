import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import type { Visit } from '#contract/leads/visit.ts';
import type { LeadState } from '#entities/lead';
import { visitApi } from '#entities/visit';
import {
  bookingApi,
  bookingSlice,
  rescheduleVisit,
  stepPaths,
  usePersistedBooking,
  VisitSubject,
  useBookingDispatch,
} from '#features/booking';
import { useQueryResult } from '#shared/api';
import { formatClock, formatDayOfWeek, joinWords, ownClock } from '#shared/format';
import { Block } from '#shared/lazy';
import { RouteLinks } from '#shared/map';
import { CancelInPlace, type OpenedLink, PrivatePage, usePrivateEntry, usePrivateLink } from '#shared/private';
import type { CentersData } from '#shared/responses';
import { LocalLink, pathTo, type PrivateLink, useLanguage, useLocalizedPath } from '#shared/routing';
import { Button, buttonClass, FactList, StatusMark, Text } from '#shared/ui';
import styles from './BookedVisitPage.module.css';

interface VisitCardProps {
  readonly visit: Visit;
  readonly link: PrivateLink;
  readonly center: CentersData['centers'][number] | undefined;
  readonly onCancel: () => Promise<boolean>;
}

function VisitCard({ visit, link, center, onCancel }: VisitCardProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const localize = useLocalizedPath();
  const navigate = useNavigate();
  const dispatch = useBookingDispatch();
  const { number, status, day, time, kind, can_change: canChange } = visit;
  const own = ownClock(new Date(visit.starts_at), day, language);

  const move = (): void => {
    dispatch(rescheduleVisit(visit, link, language));
    void navigate(localize(stepPaths.select_date));
  };

  return (
    <article tabIndex={-1} aria-labelledby="visit-status visit-moment" className={styles.card}>
      <div id="visit-status">
        <StatusMark tone={status === 'booked' ? 'success' : 'neutral'}>{t(`booked.${status}`)}</StatusMark>
      </div>
      <p id="visit-moment" className={styles.moment}>
        {formatDayOfWeek(day, language)}, {formatClock(time)}
      </p>
      <Text size="s" tone="soft">
        {t('time.zone')}
      </Text>
      {own && (
        <Text size="s" tone="soft">
          {t('time.own', { time: own })}
        </Text>
      )}
      <FactList
        facts={[
          { key: 'number', label: t('booked.number'), value: number },
          { key: 'kind', label: t('kind.heading'), value: t(`kind.${kind}`) },
          ...(center === undefined
            ? []
            : [
                {
                  key: 'center',
                  label: t('booked.center'),
                  value: joinWords([center.name, kind === 'in_person' ? center.address : null]),
                },
              ]),
        ]}
      />
      <VisitSubject project={visit.project} flat={visit.flat} />
      {status === 'booked' && kind === 'in_person' && center?.position && (
        <RouteLinks to={center.position} title={center.name} />
      )}
      {canChange ? (
        <div className={styles.actions}>
          <Button onClick={move}>{t('booked.move')}</Button>
          <CancelInPlace
            name="cancelVisit"
            texts={{
              cancel: t('booked.cancel'),
              question: t('booked.cancelQuestion'),
              yes: t('booked.cancelYes'),
              no: t('booked.cancelNo'),
              failed: t('booked.cancelFailed'),
            }}
            onCancel={onCancel}
          />
        </div>
      ) : (
        <>
          {status === 'booked' && <Text tone="soft">{t('booked.past')}</Text>}
          <div className={styles.actions}>
            <LocalLink to={pathTo('appointmentDate')} className={buttonClass({ variant: 'secondary' })}>
              {t('booked.book')}
            </LocalLink>
          </div>
        </>
      )}
    </article>
  );
}

function BookedVisitView({ link, lacks }: OpenedLink) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const { getVisit, cancelVisit } = bookingApi.endpoints;
  // One of them may have moved the visit. The slice's own selectors would be loaded with this page.
  const leads = useSelector((state: LeadState) => state.leads);
  const visit = usePrivateEntry(lacks ? null : link, getVisit, cancelVisit, leads);
  const centers = useQueryResult(visitApi.endpoints.getCenters, lacks ? null : { language });

  return (
    <PrivatePage
      link={link}
      lacks={lacks}
      entry={visit}
      texts={{
        title: t('booked.title'),
        unavailable: t('booked.unavailable'),
        unavailableHint: t('booked.unavailableHint'),
        unknown: t('booked.unknown'),
        unknownHint: t('booked.unknownHint'),
        noScript: 'bookedVisit',
      }}
      action={
        <LocalLink to={pathTo('appointmentDate')} className={buttonClass()}>
          {t('booked.book')}
        </LocalLink>
      }
      skeletonHeight="18rem"
    >
      {visit.data && link && (
        <Block name="visit" required>
          <VisitCard
            visit={visit.data}
            link={link}
            center={centers.data?.centers.find(({ alias }) => alias === visit.data?.center)}
            onCancel={visit.cancel}
          />
        </Block>
      )}
    </PrivatePage>
  );
}

/** The page of a visitor's private link: the visit can be moved and cancelled. */
function BookedVisitPage() {
  usePersistedBooking();
  const opened = usePrivateLink('visits');
  // Another link remounts the view, so that nothing of the former stays on the screen.
  return <BookedVisitView key={opened.link?.token} {...opened} />;
}

export { BookedVisitPage as Page };
export const namespaces = ['appointment', 'directions'];
export const slices = [bookingSlice];
