import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import type { Visit } from '#contract/visit.ts';
import { visitApi } from '#entities/visit';
import {
  bookingApi,
  type BookingDispatch,
  bookingSlice,
  rescheduleVisit,
  stepPaths,
  usePersistedBooking,
  VisitSubject,
} from '#features/booking';
import { isNotFound, useExtensions, useQueryResult } from '#shared/api';
import { selectSettings } from '#shared/config';
import { formatClock, formatDayOfWeek, telephoneLink } from '#shared/format';
import { Block, QueryBoundary } from '#shared/lazy';
import { RouteLinks } from '#shared/map';
import { CancelInPlace, usePrivateEntry } from '#shared/private';
import type { CentersData } from '#shared/responses';
import {
  LocalLink,
  pathTo,
  type PrivateLink,
  readPrivateLink,
  useHash,
  useLanguage,
  useLocalizedPath,
} from '#shared/routing';
import { ScriptsOff } from '#shared/form';
import { PageMeta } from '#shared/seo';
import { useHydrated } from '#shared/tasks';
import {
  Button,
  buttonClass,
  EmptyView,
  FactList,
  PageHeader,
  Section,
  SkeletonBlock,
  StatusMark,
  Text,
} from '#shared/ui';
import styles from './VisitCard.module.css';

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
  const dispatch = useDispatch<BookingDispatch>();
  const { number, status, day, time, kind, can_change: canChange } = visit;

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
                  value: [center.name, center.address].filter(Boolean).join(', '),
                },
              ]),
        ]}
      />
      <VisitSubject project={visit.project} flat={visit.flat} />
      {status === 'booked' && kind === 'in_person' && center !== undefined && center.position !== null && (
        <RouteLinks to={center.position} title={center.name} />
      )}
      {canChange && (
        <div className={styles.actions}>
          <Button onClick={move}>{t('booked.move')}</Button>
          <CancelInPlace
            name="cancelVisit"
            words={{
              cancel: t('booked.cancel'),
              question: t('booked.cancelQuestion'),
              yes: t('booked.cancelYes'),
              no: t('booked.cancelNo'),
              failed: t('booked.cancelFailed'),
            }}
            onCancel={onCancel}
          />
        </div>
      )}
      {status === 'booked' && !canChange && <Text tone="soft">{t('booked.past')}</Text>}
      {!canChange && (
        <div className={styles.actions}>
          <LocalLink to={pathTo('appointmentDate')} className={buttonClass({ variant: 'secondary' })}>
            {t('booked.book')}
          </LocalLink>
        </div>
      )}
    </article>
  );
}

interface BookedVisitViewProps {
  readonly link: PrivateLink | null;
}

function BookedVisitView({ link }: BookedVisitViewProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const { phone } = useSelector(selectSettings);
  const extensions = useExtensions(language);
  const lacks = extensions !== null && !extensions.includes('visits');
  const { getVisit, cancelVisit } = bookingApi.endpoints;
  const visit = usePrivateEntry(lacks ? null : link, getVisit, cancelVisit);
  const centers = useQueryResult(visitApi.endpoints.getCenters, lacks ? null : { language });
  // The server does not see the fragment, so judge it after hydration.
  const wrong = (useHydrated() && link === null) || (visit.data === undefined && isNotFound(visit.error));

  return (
    <>
      <PageMeta title={t('booked.title')} listed={false} />
      <PageHeader title={t('booked.title')} size="l" />
      <Section space="compact">
        {lacks && (
          <EmptyView
            title={t('booked.unavailable')}
            hint={t('booked.unavailableHint')}
            action={
              <a href={telephoneLink(phone)} className={buttonClass()}>
                {phone}
              </a>
            }
          />
        )}
        {!lacks && wrong && (
          <EmptyView
            title={t('booked.unknown')}
            hint={t('booked.unknownHint')}
            action={
              <LocalLink to={pathTo('appointmentDate')} className={buttonClass()}>
                {t('booked.book')}
              </LocalLink>
            }
          />
        )}
        {!lacks && !wrong && (
          <>
            <ScriptsOff text={t('booked.scriptsOff')} />
            <QueryBoundary browserOnly result={visit} skeleton={<SkeletonBlock height="18rem" />} />
          </>
        )}
        {visit.data !== undefined && link !== null && (
          <Block name="visit" required>
            <VisitCard
              visit={visit.data}
              link={link}
              center={centers.data?.centers.find(({ alias }) => alias === visit.data?.center)}
              onCancel={visit.cancel}
            />
          </Block>
        )}
      </Section>
    </>
  );
}

/** Where a visitor's private link leads: the visit can be moved and cancelled. Its secret is in the fragment, which no server sees. */
function BookedVisitPage() {
  usePersistedBooking();
  const hash = useHash();
  // Of another link nothing stays on the screen.
  return <BookedVisitView key={hash} link={readPrivateLink(hash)} />;
}

export { BookedVisitPage as Page };
export const slices = [bookingSlice];
