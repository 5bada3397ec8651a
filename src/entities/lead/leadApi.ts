import type {
  ApplicationQuery,
  ConsultationBody,
  LeadReceipt,
  Receipt,
  SpecApplication,
  TimeWindow,
} from '#contract/lead.ts';
import type { Visit, VisitBody, VisitChange, VisitReceipt } from '#contract/visit.ts';
import { baseApi, type InLanguage } from '#shared/api';
import type { Settings } from '#shared/config';

function isWindow(value: unknown): value is TimeWindow {
  const { from, to } = (value ?? {}) as Partial<Record<keyof TimeWindow, unknown>>;
  return [from, to].every((moment) => typeof moment === 'string' && !Number.isNaN(Date.parse(moment)));
}

/** A company's backend may respond with anything: null when it is no receipt. */
function toReceipt(data: unknown): LeadReceipt | null {
  const { number, token, received_at, call_expected } = (data ?? {}) as Partial<Record<keyof LeadReceipt, unknown>>;
  if (typeof number !== 'string' || typeof token !== 'string') return null;
  return {
    number,
    token,
    received_at: String(received_at),
    call_expected: isWindow(call_expected) ? call_expected : null,
  };
}

/** A repeat with the same key has no effect and gets the first response. */
interface Keyed extends InLanguage {
  readonly key: string;
}

interface CallArgument extends InLanguage {
  /** Absent for a backend of SPEC.md, which has no keys. */
  readonly key?: string;
  readonly body: ApplicationQuery | SpecApplication;
  readonly method: Settings['applicationMethod'];
}

interface ConsultationArgument extends Keyed {
  readonly body: ConsultationBody;
}

interface BookingArgument extends Keyed {
  readonly body: VisitBody;
}

interface MovingArgument extends Keyed {
  readonly body: VisitChange;
  readonly number: string;
  readonly token: string;
}

interface ReceiptArgument extends InLanguage {
  readonly number: string;
  readonly token: string;
}

const sending = (key: string) => ({ headers: { 'Idempotency-Key': key }, ofLead: true as const });

/**
 * All are mutations, even the GET calls: a query's arguments are its cache key, and these are personal or secret.
 * Marked pure, because it loads with the first form.
 */
export const leadApi = /* #__PURE__ */ baseApi.injectEndpoints({
  endpoints: (build) => ({
    requestCall: build.mutation<LeadReceipt | null, CallArgument>({
      query: ({ body, method, key, language }) => ({
        url: '/api/application',
        method,
        language,
        answerOptional: true,
        ofLead: true,
        ...(key !== undefined && sending(key)),
        ...(method === 'GET' ? { params: body } : { body }),
      }),
      transformResponse: toReceipt,
    }),
    requestConsultation: build.mutation<LeadReceipt | null, ConsultationArgument>({
      query: ({ body, key, language }) => ({
        url: '/api/consultations',
        method: 'POST',
        body,
        language,
        answerOptional: true,
        ...sending(key),
      }),
      transformResponse: toReceipt,
    }),
    bookVisit: build.mutation<VisitReceipt, BookingArgument>({
      query: ({ body, key, language }) => ({ url: '/api/visits', method: 'POST', body, language, ...sending(key) }),
    }),
    moveVisit: build.mutation<Visit, MovingArgument>({
      query: ({ number, token, body, key, language }) => ({
        url: `/api/visits/${encodeURIComponent(number)}`,
        method: 'PATCH',
        params: { token },
        body,
        language,
        ...sending(key),
      }),
    }),
    getReceipt: build.mutation<Receipt, ReceiptArgument>({
      query: ({ number, token, language }) => ({
        url: `/api/receipts/${encodeURIComponent(number)}`,
        params: { token },
        language,
        ofLead: true,
      }),
    }),
  }),
});
