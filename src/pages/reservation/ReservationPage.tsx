import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { Reservation } from '#contract/leads/reservation.ts';
import { type ReservationStatus, statusAt } from '#domain/reservation.ts';
import { flatPath, FlatPlan, FlatPrice, useFlatWords } from '#entities/flat';
import { ownReservationsKey, readOwnReservations, writeOwnReservation } from '#entities/lead';
import { projectApi, selectProjectTitle, visitPath } from '#entities/project';
import { reservationApi, useReservationEnd } from '#features/reservation';
import { isNotFound, useApiSelector, useQueryResult } from '#shared/api';
import { selectSettings } from '#shared/config';
import { joinWords, telephoneLink } from '#shared/format';
import { Block } from '#shared/lazy';
import { readStorage } from '#shared/persist';
import { CancelInPlace, type OpenedLink, PrivatePage, usePrivateEntry, usePrivateLink } from '#shared/private';
import type { Flat } from '#shared/responses';
import { LocalLink, pathTo, privatePath, type PrivateLink, useLanguage } from '#shared/routing';
import { buttonClass, FactList, Heading, StatusMark, type StatusTone, Text } from '#shared/ui';
import styles from './ReservationPage.module.css';

const tones: Readonly<Record<ReservationStatus, StatusTone>> = {
  reserved: 'success',
  cancelled: 'neutral',
  ended: 'neutral',
  sold: 'neutral',
};

/** The flat as it is offered today. Gone: the project or the flat is no longer on the site. */
function useReservedFlat({ project, flat: id }: Pick<Reservation, 'project' | 'flat'>) {
  const { getPlannings } = projectApi.endpoints;
  const { data: flats, error } = useQueryResult(getPlannings, { alias: project, language: useLanguage() });
  const flat = flats?.find((each) => each.id === id);
  return { flat, isLoading: flats === undefined && error === undefined, isGone: flats ? !flat : isNotFound(error) };
}

interface ReservedFlatProps {
  readonly project: string;
  readonly flat: Flat;
}

function ReservedFlat({ project, flat }: ReservedFlatProps) {
  const { t } = useTranslation('reservation');
  const language = useLanguage();
  const wordsOf = useFlatWords();
  const title = useApiSelector((state) => selectProjectTitle(state, language, project));
  useQueryResult(projectApi.endpoints.getProjectHead, { alias: project, language });
  const words = wordsOf(flat);
  return (
    <div className={styles.flat}>
      <FlatPlan plan={flat.plan} sizes="(min-width: 40rem) 16rem, 92vw" className={styles.plan} />
      <div className={styles.facts}>
        <Heading level={2} size="m">
          {words.name}
        </Heading>
        <Text tone="soft">{joinWords([title, words.building, words.section, words.floor, words.area])}</Text>
        <FlatPrice flat={flat} />
        <LocalLink to={flatPath(project, flat.id)}>{t('page.openFlat')}</LocalLink>
      </div>
    </div>
  );
}

/** What a visitor should do who has a flat reserved that is no longer on the site. */
function GoneFlat() {
  const { t } = useTranslation('reservation');
  const { phone } = useSelector(selectSettings);
  return (
    <Text>
      {t('page.gone')} <a href={telephoneLink(phone)}>{phone}</a>
    </Text>
  );
}

interface ReservationCardProps {
  readonly reservation: Reservation;
  readonly onCancel: () => Promise<boolean>;
}

function ReservationCard({ reservation, onCancel }: ReservationCardProps) {
  const { t } = useTranslation('reservation');
  const endOf = useReservationEnd();
  const { number, status, project, flat, ends_at, seconds_left, can_cancel } = reservation;
  const isReserved = status === 'reserved';
  const { flat: offered, isLoading, isGone } = useReservedFlat(reservation);

  return (
    <article tabIndex={-1} aria-labelledby="reservation-status reservation-end" className={styles.card}>
      <div id="reservation-status">
        <StatusMark tone={tones[status]}>{t(`page.status.${status}`)}</StatusMark>
      </div>
      {/* A cancelled or sold flat was not reserved until that time. */}
      {(isReserved || status === 'ended') && (
        <p id="reservation-end" className={styles.end}>
          {t(isReserved ? 'reserved.until' : 'page.was', { end: endOf(new Date(ends_at)) })}
        </p>
      )}
      <Text tone="soft">
        {isReserved && `${t('reserved.left', { count: Math.max(1, Math.round(seconds_left / 3600)) })} `}
        {!(isReserved && isGone) && t(`page.explain.${status}`)}
      </Text>
      <FactList
        facts={[{ key: 'number', label: t('page.number'), value: <span className={styles.number}>{number}</span> }]}
        columns={1}
      />
      {isLoading && <div className={styles.flat} />}
      {offered && <ReservedFlat project={project} flat={offered} />}
      {isReserved && isGone && <GoneFlat />}
      <div className={styles.actions}>
        {isReserved && !isGone && (
          <LocalLink to={visitPath(project, flat)} className={buttonClass()}>
            {t('page.visit')}
          </LocalLink>
        )}
        {!isReserved && (
          <LocalLink to={pathTo('projectPlan', { alias: project })} className={buttonClass({ variant: 'secondary' })}>
            {t('page.others')}
          </LocalLink>
        )}
        {can_cancel && (
          <CancelInPlace
            name="cancelReservation"
            texts={{
              cancel: t('page.cancel'),
              question: t('page.cancelQuestion'),
              yes: t('page.cancelYes'),
              no: t('page.cancelNo'),
              failed: t('page.cancelFailed'),
            }}
            onCancel={onCancel}
          />
        )}
      </div>
    </article>
  );
}

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

/** Where an unknown link leads to instead: what this device holds, and the search. */
function OtherPages({ link }: Pick<OpenedLink, 'link'>) {
  const { t } = useTranslation('reservation');
  const [active] = useState(() => {
    const now = new Date().toISOString();
    const own = readOwnReservations(readStorage('localStorage', ownReservationsKey));
    return own.filter((each) => each.token !== link?.token && statusAt(each, now) === 'reserved');
  });
  return (
    <>
      {active.map((own) => (
        <LocalLink key={own.number} to={privatePath('reservation', own)} className={buttonClass()}>
          {t('openOwn')} {own.number}
        </LocalLink>
      ))}
      <LocalLink to={pathTo('flats')} className={buttonClass({ variant: active.length > 0 ? 'secondary' : 'primary' })}>
        {t('page.search')}
      </LocalLink>
    </>
  );
}

function ReservationView({ link, lacks }: OpenedLink) {
  const { t } = useTranslation('reservation');
  const reservation = useReservation(lacks ? null : link);

  return (
    <PrivatePage
      link={link}
      lacks={lacks}
      entry={reservation}
      texts={{
        title: t('page.title'),
        unavailable: t('page.unavailable'),
        unavailableHint: t('page.unavailableHint'),
        unknown: t('page.unknown'),
        unknownHint: t('page.unknownHint'),
        noScript: 'reservation',
      }}
      action={<OtherPages link={link} />}
      skeletonHeight="24rem"
    >
      {reservation.data !== undefined && (
        <Block name="reservation" required>
          <ReservationCard reservation={reservation.data} onCancel={reservation.cancel} />
        </Block>
      )}
    </PrivatePage>
  );
}

/** The page of a reservation's private link. */
function ReservationPage() {
  const opened = usePrivateLink('reservations');
  // Another link remounts the view, so that nothing of the former stays on the screen.
  return <ReservationView key={opened.link?.token} {...opened} />;
}

export { ReservationPage as Page };
export const namespaces = ['housing', 'flatWords', 'reservation'];
