import { ApplicationQuery, ConsultationBody, LeadReceipt, Receipt } from '../leads/lead.ts';
import { NumberParams, TokenQuery } from '../leads/visit.ts';
import { call, envelope, NoParams, NoQuery } from './shape.ts';

const noConsent =
  'There is no consent, or what was sent looks like a program, or the Idempotency-Key was used for something else: `code` says which';

export const leadCalls = {
  requestCall: call({
    method: 'GET',
    path: '/api/application',
    summary: 'Request a call',
    effect: 'writes',
    refusals: { 422: noConsent },
    params: NoParams,
    query: ApplicationQuery,
    response: envelope(LeadReceipt),
  }),
  postApplication: call({
    method: 'POST',
    path: '/api/application',
    summary: 'Request a call, by sites whose setting `applicationMethod` says so',
    extension: 'application_fields',
    effect: 'writes',
    refusals: { 422: noConsent },
    params: NoParams,
    query: NoQuery,
    body: ApplicationQuery,
    response: envelope(LeadReceipt),
  }),
  requestConsultation: call({
    method: 'POST',
    path: '/api/consultations',
    summary: 'Ask for a consultation',
    extension: 'consultations',
    effect: 'writes',
    refusals: { 422: noConsent },
    params: NoParams,
    query: NoQuery,
    body: ConsultationBody,
    response: envelope(LeadReceipt),
  }),
  getReceipt: call({
    method: 'GET',
    path: '/api/receipts/{number}',
    summary: 'How far a lead has come',
    extension: 'receipts',
    effect: 'private',
    params: NumberParams,
    query: TokenQuery,
    response: envelope(Receipt),
  }),
};
