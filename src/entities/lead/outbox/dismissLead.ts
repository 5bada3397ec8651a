import { leadEvents } from '../leadSlice.ts';
import { forgetEnd } from './leadOutbox.ts';
import type { LeadThunk } from './leadThunk.ts';

/** The visitor has heard of it: nothing of a visit that came back is kept any longer. */
export function dismissLead(key: string): LeadThunk<Promise<void>> {
  return async (dispatch) => {
    dispatch(leadEvents.leadDismissed({ key }));
    await forgetEnd(key);
  };
}
