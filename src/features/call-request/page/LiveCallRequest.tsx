import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useLeadTexts } from '#entities/lead';
import type { TakenOver } from '#shared/form';
import { pathTo, useLocalizedPath } from '#shared/routing';
import { Heading } from '#shared/ui';
import { selectCallRequestInPage, selectCallRequestView } from '../callRequestSlice.ts';
import styles from '../modal/CallRequestForm.module.css';
import { CallRequestForm, CallRequestSuccess, SuccessTitle } from '../modal/CallRequestForm.tsx';
import { usePersistedCallRequest } from '../modal/persistCallRequest.ts';

/** The modal's content on the page of the call request. */
export function LiveCallRequest({ takenOver }: { readonly takenOver: TakenOver }) {
  const localize = useLocalizedPath();
  const navigate = useNavigate();
  const view = useSelector(selectCallRequestView);
  const openings = useSelector(selectCallRequestInPage) ?? 1;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (openings > 1) place.current?.querySelector<HTMLElement>('[name="name"]')?.focus();
  }, [openings]);
  usePersistedCallRequest();
  // Loads offline notices while there is a network.
  useLeadTexts();

  return (
    <div ref={place}>
      {view.step === 'success' ? (
        <div className={styles.form}>
          <Heading level={2} size="s">
            <SuccessTitle lead={view.lead} />
          </Heading>
          <CallRequestSuccess lead={view.lead} onClose={() => void navigate(localize(pathTo('home')))} />
        </div>
      ) : (
        <CallRequestForm {...(openings === 1 && { takenOver })} />
      )}
    </div>
  );
}
