export { leadApi } from './leadApi.ts';
export {
  leadEvents,
  leadSlice,
  selectLead,
  selectLeads,
  selectUntoldLeads,
  type LeadPart,
  type LeadProgress,
  type DeliveryStatus,
  type UntoldLead,
} from './leadSlice.ts';
export type { LeadRequest, VisitForm } from './leadTypes.ts';
export { dismissLead } from './outbox/dismissLead.ts';
export { keepSending } from './outbox/keepSending.ts';
export { takeBack } from './outbox/leadOutbox.ts';
export type { LeadDispatch, LeadState } from './outbox/leadThunk.ts';
export { restoreLead } from './outbox/restoreLead.ts';
export { putIntoOutbox, sendFromOutbox, sendLead } from './outbox/sendLead.ts';
export { LeadStatus } from './progress/LeadStatus.tsx';
export { useLeadTexts } from './progress/useLeadTexts.ts';
export { leadsWait } from './waitingMark.ts';
export { requestCall } from './requestCall.ts';
