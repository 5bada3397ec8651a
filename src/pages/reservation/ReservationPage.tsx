import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { writeOwnReservation } from '#entities/lead';
import { reservationApi } from '#features/reservation';
import { isNotFound, useExtensions } from '#shared/api';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { Block, QueryBoundary } from '#shared/lazy';
import { usePrivateEntry } from '#shared/private';
import { LocalLink, pathTo, type PrivateLink, readPrivateLink, useHash, useLanguage } from '#shared/routing';
import { ScriptsOff } from '#shared/scripts-off';
import { PageMeta } from '#shared/seo';
import { useHydrated } from '#shared/tasks';
import { buttonClass, EmptyView, PageHeader, Section, SkeletonBlock } from '#shared/ui';
import { ReservationCard } from './ReservationCard.tsx';

/** The reservation behind a private link, which this device knows from then on. */
function useReservation(link: PrivateLink | null) {
  const { getReservation, cancelReservation } = reservationApi.endpoints;
  const reservation = usePrivateEntry(link, getReservation, cancelReservation);
  const { data } = reservation;
  const token = link?.token;
  useEffect(() => {
    if (data !== undefined && token !== undefined) writeOwnReservation({ ...data, token });
  }, [data, token]);
  return reservation;
}

interface ReservationViewProps {
  readonly link: PrivateLink | null;
}

function ReservationView({ link }: ReservationViewProps) {
  const { t } = useTranslation('reservation');
  const language = useLanguage();
  const { phone } = useSelector(selectSettings);
  const extensions = useExtensions(language);
  const lacks = extensions !== null && !extensions.includes('reservations');
  const reservation = useReservation(lacks ? null : link);
  // What no server sees cannot be missed before the page is alive.
  const wrong = (useHydrated() && link === null) || (reservation.data === undefined && isNotFound(reservation.error));

  return (
    <>
      <PageMeta title={t('page.title')} listed={false} />
      <PageHeader title={t('page.title')} size="l" />
      <Section space="compact">
        {lacks && (
          <EmptyView
            title={t('page.unavailable')}
            hint={t('page.unavailableHint')}
            action={
              <a href={telephoneLink(phone)} className={buttonClass()}>
                {phone}
              </a>
            }
          />
        )}
        {!lacks && wrong && (
          <EmptyView
            title={t('page.unknown')}
            hint={t('page.unknownHint')}
            action={
              <LocalLink to={pathTo('flats')} className={buttonClass()}>
                {t('page.search')}
              </LocalLink>
            }
          />
        )}
        {!lacks && !wrong && (
          <>
            <ScriptsOff text={t('page.scriptsOff')} />
            <QueryBoundary browserOnly result={reservation} skeleton={<SkeletonBlock height="24rem" />} />
          </>
        )}
        {reservation.data !== undefined && (
          <Block name="reservation" required>
            <ReservationCard reservation={reservation.data} onCancel={reservation.cancel} />
          </Block>
        )}
      </Section>
    </>
  );
}

/** Where the private link of a reservation leads. Its secret is in the fragment, which no server sees. */
function ReservationPage() {
  const hash = useHash();
  // Of another link nothing stays on the screen.
  return <ReservationView key={hash} link={readPrivateLink(hash)} />;
}

export { ReservationPage as Page };
