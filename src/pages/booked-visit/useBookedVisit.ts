import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Visit } from '#contract/visit.ts';
import type { PrivateLink } from '#entities/visit';
import { bookingApi, useOnReturn, type BookingDispatch } from '#features/booking';
import { newKey } from '#shared/api';
import { useLanguage } from '#shared/routing';

interface Found {
  readonly data: Visit | undefined;
  readonly error: unknown;
}

interface BookedVisit extends Found {
  readonly asking: boolean;
  readonly ask: () => void;
  /** Says whether it is cancelled now. */
  readonly cancel: () => Promise<boolean>;
}

/** The visit behind a private link. What it shows stays in this component: nobody else may know it. */
export function useBookedVisit(link: PrivateLink | null): BookedVisit {
  const dispatch = useDispatch<BookingDispatch>();
  const language = useLanguage();
  const { number = '', token = '' } = link ?? {};
  const [found, setFound] = useState<Found>({ data: undefined, error: undefined });
  const [asking, setAsking] = useState(false);

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

  const ask = async (): Promise<void> => {
    setAsking(true);
    show(await load());
    setAsking(false);
  };

  useOnReturn(() => {
    if (number !== '') void ask();
  });

  const cancel = async (): Promise<boolean> => {
    const { data } = await dispatch(
      bookingApi.endpoints.cancelVisit.initiate({ number, token, language, key: newKey() }, { track: false }),
    );
    if (data !== undefined) setFound({ data, error: undefined });
    return data !== undefined;
  };

  return { ...found, asking, ask: () => void ask(), cancel };
}
