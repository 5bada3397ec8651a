import { useEffect, useEffectEvent } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isNotFound, selectExtensions } from '#shared/api';
import { useLanguage } from '#shared/routing';
import { leadApi } from '../leadApi.ts';
import { leadEvents, type LeadProgress } from '../leadSlice.ts';
import type { LeadDispatch } from '../outbox/leadThunk.ts';

/** Milliseconds between two questions; twice as many after each. */
const firstPause = 4000;
const longestPause = 60_000;

/** Asks how far a lead has come, as long as it is looked at and may come further. */
export function useReceipt(key: string, lead: LeadProgress | undefined): void {
  const dispatch = useDispatch<LeadDispatch>();
  const language = useLanguage();
  const extensions = useSelector(selectExtensions);
  const lacks = extensions !== null && !extensions.includes('receipts');
  const asked = lead?.status === 'sent' && !lacks ? lead.receipt : null;
  const { number, token } = asked ?? {};

  const ask = useEffectEvent(async (number: string, token: string): Promise<boolean> => {
    if (document.visibilityState === 'hidden') return true;
    const { data, error } = await dispatch(
      leadApi.endpoints.getReceipt.initiate({ number, token, language }, { track: false }),
    );
    if (data !== undefined) dispatch(leadEvents.receiptRead({ key, receipt: data }));
    return !isNotFound(error);
  });

  useEffect(() => {
    if (number === undefined || token === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let gone = false;
    const wait = (pause: number): void => {
      timer = setTimeout(() => {
        void ask(number, token).then((goOn) => {
          if (goOn && !gone) wait(Math.min(pause * 2, longestPause));
        });
      }, pause);
    };
    wait(firstPause);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [number, token]);
}
