import { useCallback, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Visit } from '#contract/visit.ts';
import { bookingApi, useOnReturn, type BookingDispatch, type PrivateLink } from '#features/booking';
import { newKey } from '#shared/api';
import { useLanguage } from '#shared/routing';

interface BookedVisit {
  readonly data: Visit | undefined;
  readonly error: unknown;
  readonly asking: boolean;
  readonly ask: () => void;
  /** Says whether it is cancelled now. */
  readonly cancel: () => Promise<boolean>;
}

const nothing = { data: undefined, error: undefined } as const;

/** The visit behind a private link. What it shows stays in this component: nobody else may know it. */
export function useBookedVisit(link: PrivateLink | null): BookedVisit {
  const dispatch = useDispatch<BookingDispatch>();
  const language = useLanguage();
  const { number = '', token = '' } = link ?? {};
  const [found, setFound] = useState<{ readonly data: Visit | undefined; readonly error: unknown }>(nothing);
  const [asking, setAsking] = useState(false);

  const ask = useCallback(() => {
    if (number === '') return;
    setAsking(true);
    void dispatch(bookingApi.endpoints.getVisit.initiate({ number, token, language }, { track: false })).then(({ data, error }) => {
      setAsking(false);
      // What is known stays on the screen while the network is away.
      setFound((known) => (data === undefined && known.data !== undefined ? known : { data, error }));
    });
  }, [dispatch, number, token, language]);

  useEffect(ask, [ask]);
  useOnReturn(ask);

  const cancel = async (): Promise<boolean> => {
    const { data } = await dispatch(bookingApi.endpoints.cancelVisit.initiate({ number, token, language, key: newKey() }, { track: false }));
    if (data !== undefined) setFound({ data, error: undefined });
    return data !== undefined;
  };

  return { ...found, asking, ask, cancel };
}
