import { selectSettings } from '#shared/config';
import { consentAsked, selectDecision, selectSource } from '#shared/consent';
import { tellsOrigin } from '#shared/tracking';
import type { ConsentStore } from './consentStore.ts';

/** Global Privacy Control: the visitor has said no to every site at once. */
function hasSaidNo(): boolean {
  return (navigator as { readonly globalPrivacyControl?: boolean }).globalPrivacyControl === true;
}

/** Asks whoever has not answered yet, when there is something to ask. */
export function askForConsent({ getState, dispatch }: ConsentStore): void {
  const state = getState();
  const worthwhile = selectSettings(state).tagManagerContainer !== null || tellsOrigin(selectSource(state));
  if (selectDecision(state) === null && worthwhile && !hasSaidNo()) dispatch(consentAsked());
}
