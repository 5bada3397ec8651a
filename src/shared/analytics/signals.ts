import type { Purposes } from './consentSlice.ts';
import type { ConsentSignals, Signal } from './events.ts';

function signal(allowed: boolean): Signal {
  return allowed ? 'granted' : 'denied';
}

export function signalsOf({ analytics, marketing }: Purposes): ConsentSignals {
  return {
    analytics_storage: signal(analytics),
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
  };
}
