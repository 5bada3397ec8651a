import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector, useStore } from 'react-redux';
import { type OwnReservation, ownReservationsKey, readOwnReservations, runOutbox, useShownLead } from '#entities/lead';
import { isNotFound } from '#shared/api';
import { selectSettings } from '#shared/config';
import { telephoneLink } from '#shared/format';
import { persist } from '#shared/persist';
import type { Flat } from '#shared/responses';
import { LocalLink, privatePath, useLanguage } from '#shared/routing';
import { isLive, lazySlice } from '#shared/store';
import { Button, Heading, Text } from '#shared/ui';
import { refetchFlats, reservationApi } from '../reservationApi.ts';
import { reservationEvents, reservationSlice, useReservationDispatch } from '../reservationSlice.ts';
import {
  selectOwnReservations,
  selectReservation,
  useReservationSelector,
  useReservationStore,
} from '../reservationState.ts';
import { FlatReserved } from './FlatReserved.tsx';
import { ReservationForm } from './ReservationForm.tsx';
import styles from './ReservationPanel.module.css';

export interface ReservationPanelProps {
  /** Of the project. */
  readonly alias: string;
  readonly flat: Flat;
  readonly hours: number;
  /** Where a visit for this flat is booked; without the language prefix. */
  readonly visitTo: string;
  /** Other free flats, for a visitor who was too late. */
  readonly nearest: ReactNode;
  readonly open: boolean;
  readonly own: OwnReservation | null;
}

/** Injects the slice, and restores and stores the reservations of this device. */
function usePersistedReservations(): void {
  const dispatch = useReservationDispatch();
  const store = useReservationStore();
  useEffect(() => {
    dispatch(lazySlice(reservationSlice));
    return persist(store, {
      key: ownReservationsKey,
      select: selectOwnReservations,
      write: (own) => (own.length === 0 ? null : JSON.stringify(own)),
      parse: readOwnReservations,
      restored: reservationEvents.ownReservationsRestored,
    });
  }, [dispatch, store]);
}

/** Reads the reservation of this device again: it may have been cancelled on another one, or the flat sold. */
function useCurrentStatus(own: OwnReservation | null, flat: Flat): void {
  const dispatch = useReservationDispatch();
  const language = useLanguage();
  const { number, token } = own ?? {};
  useEffect(() => {
    if (number === undefined || token === undefined) return;
    const args = { number, token, language };
    const read = async (): Promise<void> => {
      const { getReservation } = reservationApi.endpoints;
      const { data, error } = await dispatch(getReservation.initiate(args, { track: false }));
      if (data !== undefined) dispatch(reservationEvents.ownReservationSeen(data));
      // The backend has erased it.
      else if (isNotFound(error)) dispatch(reservationEvents.ownReservationSeen({ number, status: 'ended' }));
    };
    void read();
  }, [dispatch, number, token, language, flat.status]);
}

/** The result of the attempt; takes the focus of the removed form, so that it is announced. */
function Outcome({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const words = useRef<HTMLDivElement>(null);
  useEffect(() => words.current?.focus(), []);
  return (
    <div ref={words} tabIndex={-1} role="status" className={styles.outcome}>
      <Heading level={2} size="s">
        {title}
      </Heading>
      {children}
    </div>
  );
}

function CallUs({ children }: { readonly children: string }) {
  const { phone } = useSelector(selectSettings);
  return (
    <Text size="s">
      {children} <a href={telephoneLink(phone)}>{phone}</a>
    </Text>
  );
}

/** In the outbox. Not reserved yet, which the visitor has to know. */
function Waiting({ lead }: { readonly lead: string }) {
  const { t } = useTranslation('reservation');
  const dispatch = useReservationDispatch();
  useShownLead(lead);
  return (
    <Outcome title={t('waiting.title')}>
      <Text>{t('waiting.text')}</Text>
      <CallUs>{t('waiting.call')}</CallUs>
      <Button variant="secondary" onClick={() => dispatch(runOutbox())}>
        {t('waiting.send')}
      </Button>
    </Outcome>
  );
}

/** Shown when another visitor has taken the flat, with alternatives. */
function Taken({ alias, flat, nearest }: Pick<ReservationPanelProps, 'alias' | 'flat' | 'nearest'>) {
  const { t } = useTranslation('reservation');
  const dispatch = useReservationDispatch();
  return (
    <Outcome title={t('taken.title')}>
      <Text>{t('taken.text')}</Text>
      {nearest}
      {flat.status === 'free' && (
        <Button
          variant="quiet"
          onClick={() => dispatch(reservationEvents.formOpened({ project: alias, flat: flat.id }))}
        >
          {t('taken.again')}
        </Button>
      )}
    </Outcome>
  );
}

/** How to find the reservation that the phone has: the link, if it was made on this device. */
function PhoneUsed({ alias, flat }: Pick<ReservationPanelProps, 'alias' | 'flat'>) {
  const { t } = useTranslation('reservation');
  const dispatch = useReservationDispatch();
  const own = useSelector(selectOwnReservations).findLast(({ status }) => status === 'reserved');
  return (
    <Outcome title={t('phoneUsed.title')}>
      <Text>{t('phoneUsed.text')}</Text>
      {own !== undefined && (
        <LocalLink reloadDocument to={privatePath('reservation', own)}>
          {t('private.open')}
        </LocalLink>
      )}
      <CallUs>{t('phoneUsed.call')}</CallUs>
      <Button variant="quiet" onClick={() => dispatch(reservationEvents.formOpened({ project: alias, flat: flat.id }))}>
        {t('phoneUsed.again')}
      </Button>
    </Outcome>
  );
}

/** The steps of `reservationTable` for one flat. */
function Steps({ alias, flat, hours, visitTo, nearest, own }: ReservationPanelProps) {
  const { t } = useTranslation('reservation');
  const dispatch = useReservationDispatch();
  const store = useStore();
  const machine = useSelector(selectReservation);
  const { step, lead } = machine;
  const isAbout = machine.project === alias && machine.flat === flat.id;
  // It was cancelled in another tab, or its time is up.
  const isOver = step === 'reserved' && own === null;
  useEffect(() => {
    if (isAbout && !isOver) return;
    if (isLive(store)) dispatch(reservationEvents.formOpened({ project: alias, flat: flat.id }));
  }, [dispatch, store, isAbout, isOver, alias, flat.id, step]);

  if (!isAbout || isOver) return null;
  if (own !== null) {
    return (
      <Outcome title={t('reserved.title')}>
        <FlatReserved reservation={own} visitTo={visitTo} />
      </Outcome>
    );
  }
  if (step === 'waiting' && lead !== null) return <Waiting lead={lead} />;
  if (step === 'phone_used') return <PhoneUsed alias={alias} flat={flat} />;
  // Before sending, polling may show that the flat is taken; after it, the reservation may be this visitor's own.
  const isUnsent = step === 'form' || step === 'refused';
  if (step === 'taken' || (isUnsent && flat.status !== 'free')) {
    return <Taken alias={alias} flat={flat} nearest={nearest} />;
  }
  return <ReservationForm hours={hours} />;
}

/** Fetches the flats again when the visitor's own reservation is over: the page still shows the flat as reserved. */
function useRefetchAfterOwn(alias: string, { id }: Flat, own: OwnReservation | null): void {
  const dispatch = useReservationDispatch();
  const previous = useRef(own);
  useEffect(() => {
    const before = previous.current;
    previous.current = own;
    // The page may also show another flat now, which is not reserved.
    const isOver = own === null && before?.project === alias && before.flat === id;
    if (isOver) void dispatch(refetchFlats(alias));
  }, [dispatch, alias, id, own]);
}

/** The form and what has become of it; closed, it only knows the reservations of this device. */
export function ReservationPanel(props: ReservationPanelProps) {
  usePersistedReservations();
  useCurrentStatus(props.own, props.flat);
  useRefetchAfterOwn(props.alias, props.flat, props.own);
  const isInjected = useReservationSelector(({ reservation }) => reservation !== undefined);
  const { step } = useSelector(selectReservation);
  // Until the flats are fetched again.
  const isReleasing = step === 'reserved' && props.own === null && props.flat.status === 'reserved';
  return (
    props.open &&
    isInjected &&
    !isReleasing && (
      <section className={styles.panel} data-print="hide">
        <Steps {...props} />
      </section>
    )
  );
}
