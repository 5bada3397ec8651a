import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { useNavigationType } from 'react-router';
import { readPrivateLink, visitApi } from '#entities/visit';
import { useKeptBooking } from '#features/booking';
import { isNotFound, useAnswer, useExtensions } from '#shared/api';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { useHydrated } from '#shared/hydration';
import { Awaited, Block } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { LocalLink, pathTo, useHash, useLanguage } from '#shared/routing';
import { buttonClass, EmptyView, PageHeader, Section, SkeletonBlock } from '#shared/ui';
import { useBookedVisit } from './useBookedVisit.ts';
import { VisitCard } from './VisitCard.tsx';

/** The fragment is no place of the page: whoever comes by a link begins at its top. */
function useTopOfPage(): void {
  const byLink = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (byLink) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [byLink]);
}

/** Where a visitor's private link leads: the visit can be moved and cancelled. Its secret is in the fragment, which no server sees. */
export function BookedVisitPage() {
  const { t } = useTranslation('appointment');
  useKeptBooking();
  useTopOfPage();
  const hash = useHash();
  const language = useLanguage();
  const { phone } = useSelector(selectSettings);
  const extensions = useExtensions(language);
  const lacks = extensions !== null && !extensions.includes('visits');
  const link = readPrivateLink(hash);
  const visit = useBookedVisit(lacks ? null : link);
  const centers = useAnswer(visitApi.endpoints.getCenters, lacks ? null : { language });
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
        {!lacks && !wrong && <Awaited answer={visit} skeleton={<SkeletonBlock height="18rem" />} />}
        {visit.data !== undefined && link !== null && (
          <Block name="visit" wanted>
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
