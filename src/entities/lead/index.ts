export { leadApi } from './leadApi.ts';
export { leadEvents, leadSlice, selectLead, selectLeads, selectUntoldLeads, type LeadPart, type LeadProgress, type LeadStatus, type UntoldLead } from './leadSlice.ts';
export type { LeadForm, LeadKind } from './leadTypes.ts';
export { keepSending } from './outbox/keepSending.ts';
export type { LeadDispatch, LeadState } from './outbox/leadThunk.ts';
export { sendLead, type SentLead } from './outbox/sendLead.ts';
export { LeadStatus as LeadStatusView } from './progress/LeadStatus.tsx';
export { useLeadTexts } from './progress/useLeadTexts.ts';
export { leadsWait } from './waitingMark.ts';
