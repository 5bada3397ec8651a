import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { visitApi } from '#entities/visit';
import { bookingApi, bookingSlice, usePersistedBooking } from '#features/booking';
import { isNotFound, useQueryResult, useExtensions } from '#shared/api';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { QueryBoundary, Block } from '#shared/lazy';
import { usePrivateEntry } from '#shared/private';
import { LocalLink, pathTo, type PrivateLink, readPrivateLink, useHash, useLanguage } from '#shared/routing';
import { ScriptsOff } from '#shared/scripts-off';
import { PageMeta } from '#shared/seo';
import { useHydrated } from '#shared/tasks';
import { buttonClass, EmptyView, PageHeader, Section, SkeletonBlock } from '#shared/ui';
import { VisitCard } from './VisitCard.tsx';

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
  // What no server sees cannot be missed before the page is alive.
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
