import { useTranslation } from 'react-i18next';
import { inKyiv } from '#domain/time/kyivTime.ts';
import { statusAt } from '#domain/reservation.ts';
import { type OwnReservation, ownReservationsKey } from '#entities/lead';
import { useExtensions } from '#shared/api';
import type { Language } from '#shared/config';
import { formatClock, formatDayMonth } from '#shared/format';
import { LoadFailed, LoadingWords, useImportWithTexts, useLazyModule } from '#shared/lazy';
import { readStorage } from '#shared/persist';
import { LocalLink, privatePath, useLanguage } from '#shared/routing';
import { useDisclosure } from '#shared/store';
import { useHydrated } from '#shared/tasks';
import { useNow } from '#shared/time';
import { ActionLink, SkeletonBlock } from '#shared/ui';
import type { ReservationPanelProps } from './panel/ReservationPanel.lazy.tsx';
import { selectOwnReservations, selectReservation, useReservationSelector } from './reservationState.ts';

/** The form; loaded on request, and on a device with reservations. */
function importPanel() {
  return import(/* webpackChunkName: "reservation" */ './panel/ReservationPanel.lazy.tsx');
}

const partNamespaces = ['reservation', 'form', 'lead'];

interface ReserveFlatProps extends Omit<ReservationPanelProps, 'hours' | 'open' | 'own'> {
  /** Null: flats of this project cannot be reserved. */
  readonly hours: number | null;
  /** Where it leads without scripts. */
  readonly href: string;
}

/** Whether a reservation was made on this device: then its state is read. */
function useHasOwn(): boolean {
  const known = useReservationSelector((state) => selectOwnReservations(state).length > 0);
  return useHydrated() && (known || readStorage('localStorage', ownReservationsKey) !== null);
}

/** The reservation of a flat that was made on this device and holds; null: there is none, or it is not known yet. */
function useOwnReservation(project: string, flat: string): OwnReservation | null {
  const own = useReservationSelector((state) =>
    selectOwnReservations(state).findLast((each) => each.project === project && each.flat === flat),
  );
  const now = useNow();
  if (own === undefined || now === null) return null;
  return statusAt(own, now.toISOString()) === 'reserved' ? own : null;
}

function Reserving({ language, ...props }: ReserveFlatProps & { readonly language: Language; readonly hours: number }) {
  const { t } = useTranslation('flat');
  const { href, ...panel } = props;
  const { alias, flat, hours } = panel;
  const { open, onOpenChange } = useDisclosure('reservation');
  const load = useImportWithTexts(importPanel, partNamespaces);
  const hasOwn = useHasOwn();
  const { part, failed, retry } = useLazyModule(load, open || hasOwn);
  const own = useOwnReservation(alias, flat.id);
  const isReserved = useReservationSelector((state) => selectReservation(state).step === 'reserved');

  return (
    <>
      {own === null && flat.status === 'free' && (
        <ActionLink
          href={href}
          rel="nofollow"
          variant="secondary"
          wide
          aria-expanded={open}
          onPointerEnter={() => void load().catch(() => {})}
          onFocus={() => void load().catch(() => {})}
          onAction={() => onOpenChange(!open)}
        >
          {t('reserve.action', { count: hours })}
        </ActionLink>
      )}
      {open && failed && <LoadFailed onRetry={retry} />}
      {open && !failed && part === null && (
        <>
          <LoadingWords />
          <SkeletonBlock height="36rem" />
        </>
      )}
      {part !== null && <part.ReservationPanel {...panel} open={open && (own === null || isReserved)} own={own} />}
    </>
  );
}

/** Reserves a flat free of charge, where the backend and the project offer it. */
export function ReserveFlat({ hours, ...props }: ReserveFlatProps) {
  const language = useLanguage();
  const offers = useExtensions(language)?.includes('reservations') === true;
  // Another language has texts to load.
  return hours !== null && offers && <Reserving key={language} language={language} hours={hours} {...props} />;
}

function OwnNote({ own }: { readonly own: OwnReservation }) {
  const { t } = useTranslation('reservation');
  const language = useLanguage();
  const { day, time } = inKyiv(new Date(own.ends_at));
  return (
    <>
      {t('own', { day: formatDayMonth(day, language), time: formatClock(time) })}{' '}
      {/* In a new document without tag manager, because the address has the private key. */}
      <LocalLink reloadDocument to={privatePath('reservation', own)}>
        {t('openOwn')}
      </LocalLink>
    </>
  );
}

/** The reservation of a flat: the visitor's own with its end, or another's in the given words. */
export function ReservedNote({ alias, id, others }: { alias: string; id: string; others: string }) {
  const own = useOwnReservation(alias, id);
  // Its texts come with the panel, which reads the reservations of this device.
  return own === null ? others : <OwnNote own={own} />;
}
