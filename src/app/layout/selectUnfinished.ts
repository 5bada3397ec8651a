import { callRequestSlice } from '#features/call-request';
import type { RootState } from '../store.ts';

const { selectCallRequestStep, selectCallRequestDraft } = callRequestSlice.selectors;

/** Whether the visitor has begun something that is in the store alone: a reload would lose it. */
export function selectUnfinished(state: RootState): boolean {
  const { name, phone, message } = selectCallRequestDraft(state);
  return selectCallRequestStep(state) === 'form' || name !== '' || phone !== '' || message !== '';
}
