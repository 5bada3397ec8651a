export { leadApi, requestCall } from './leadApi.ts';
export {
  leadEvents,
  type LeadProgress,
  leadSlice,
  type LeadState,
  selectLead,
  selectLeads,
  selectUnseenLeads,
  type UnseenLead,
  type LeadRequest,
  useLeadDispatch,
  useLeadSelector,
  type VisitForm,
} from './leadSlice.ts';
export { leadFields } from './leadFields.ts';
export {
  type OwnReservation,
  ownReservationsKey,
  readOwnReservations,
  writeOwnReservation,
} from './ownReservations.ts';
export { dismissLead, restoreLead, runOutbox } from './outbox/runOutbox.ts';
export { takeBack } from './outbox/leadOutbox.ts';
export { announceElsewhere, putIntoOutbox, sendFromOutbox, sendLead } from './outbox/sendLead.ts';
export { LeadStatus } from './LeadStatus.tsx';
export { useShownLead } from './useShownLead.ts';
export { useLeadTexts } from './useLeadTexts.ts';
export { leadsWait } from './waitingMark.ts';
