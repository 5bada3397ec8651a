import { useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigationType } from 'react-router';
import type { Visit } from '#contract/visit.ts';
import { type PrivateLink, readPrivateLink, visitApi } from '#entities/visit';
import { bookingApi, type BookingDispatch, bookingSlice, useOnReturn, usePersistedBooking } from '#features/booking';
import { isNotFound, newKey, useQueryResult, useExtensions } from '#shared/api';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { QueryBoundary, Block } from '#shared/lazy';
import { LocalLink, pathTo, useHash, useLanguage } from '#shared/routing';
import { ScriptsOff } from '#shared/scripts-off';
import { PageMeta } from '#shared/seo';
import { useHydrated } from '#shared/tasks';
import { buttonClass, EmptyView, PageHeader, Section, SkeletonBlock } from '#shared/ui';
import { VisitCard } from './VisitCard.tsx';

interface Found {
  readonly data: Visit | undefined;
  readonly error: unknown;
}

interface BookedVisit extends Found {
  readonly isFetching: boolean;
  readonly refetch: () => void;
  /** Says whether it is cancelled now. */
  readonly cancel: () => Promise<boolean>;
}

/** The visit behind a private link. What it shows stays in this component: nobody else may know it. */
function useBookedVisit(link: PrivateLink | null): BookedVisit {
  const dispatch = useDispatch<BookingDispatch>();
  const language = useLanguage();
  const { number = '', token = '' } = link ?? {};
  const [found, setFound] = useState<Found>({ data: undefined, error: undefined });
  const [isFetching, setFetching] = useState(false);

  const load = useCallback(async (): Promise<Found> => {
    const { data, error } = await dispatch(
      bookingApi.endpoints.getVisit.initiate({ number, token, language }, { track: false }),
    );
    return { data, error };
  }, [dispatch, number, token, language]);
  // What is known stays on the screen while the network is away.
  const show = (next: Found): void =>
    setFound((known) => (next.data === undefined && known.data !== undefined ? known : next));

  useEffect(() => {
    if (number === '') return undefined;
    let gone = false;
    const begin = async (): Promise<void> => {
      const found = await load();
      if (!gone) show(found);
    };
    void begin();
    return () => {
      gone = true;
    };
  }, [load, number]);

  const refetch = async (): Promise<void> => {
    setFetching(true);
    show(await load());
    setFetching(false);
  };

  useOnReturn(() => {
    if (number !== '') void refetch();
  });

  const cancel = async (): Promise<boolean> => {
    const { data } = await dispatch(
      bookingApi.endpoints.cancelVisit.initiate({ number, token, language, key: newKey() }, { track: false }),
    );
    if (data !== undefined) setFound({ data, error: undefined });
    return data !== undefined;
  };

  return { ...found, isFetching, refetch: () => void refetch(), cancel };
}

/** Scrolls to the top after a link: the fragment is a token, not an anchor. */
function useTopOfPage(): void {
  const byLink = useNavigationType() === 'PUSH';
  useEffect(() => {
    if (byLink) window.scrollTo({ top: 0, behavior: 'instant' });
  }, [byLink]);
}

/** Where a visitor's private link leads: the visit can be moved and cancelled. Its secret is in the fragment, which no server sees. */
function BookedVisitPage() {
  const { t } = useTranslation('appointment');
  usePersistedBooking();
  useTopOfPage();
  const hash = useHash();
  const language = useLanguage();
  const { phone } = useSelector(selectSettings);
  const extensions = useExtensions(language);
  const lacks = extensions !== null && !extensions.includes('visits');
  const link = readPrivateLink(hash);
  const visit = useBookedVisit(lacks ? null : link);
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

export { BookedVisitPage as Page };
export const slices = [bookingSlice];
