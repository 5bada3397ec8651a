import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type {
  ApplicationQuery,
  ConsultationBody,
  LeadReceipt,
  Receipt,
  SpecApplication,
  TimeWindow,
} from '#contract/leads/lead.ts';
import type { ReservationBody, ReservationReceipt } from '#contract/leads/reservation.ts';
import type { Visit, VisitBody, VisitChange, VisitReceipt } from '#contract/leads/visit.ts';
import {
  type ApiState,
  type ApiThunk,
  baseApi,
  codeOf,
  extensionsApi,
  extensionsTimeout as timeout,
  findExtensions,
  hasResponse,
  type InLanguage,
  type Keyed,
  keyHeader,
} from '#shared/api';
import { type Language, selectSettings, type Settings } from '#shared/config';
import type { PrivateLink } from '#shared/routing';
import type { KnownReceipt } from './leadSlice.ts';

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

interface CallArgument extends InLanguage {
  /** Absent for a backend of SPEC.md, which has no keys. */
  readonly key?: string;
  readonly body: ApplicationQuery | SpecApplication;
  readonly method: Settings['applicationMethod'];
}

interface ConsultationArgument extends Keyed {
  readonly body: ConsultationBody;
}

interface ReservingArgument extends Keyed {
  readonly body: ReservationBody;
}

interface BookingArgument extends Keyed {
  readonly body: VisitBody;
}

interface MovingArgument extends Keyed, PrivateLink {
  readonly body: VisitChange;
}

type ReceiptArgument = InLanguage & PrivateLink;

const html = /^\s*<(?:!doctype\s+html|html)\b/i;

/**
 * Of an accepted lead only the status counts: SPEC.md section 7 defines no response fields. Accepts any response but an
 * HTML page of a portal, a proxy or an error with a wrong status. The content type alone is not enough: PHP sends empty
 * and plain responses as HTML.
 */
async function readAnything(response: Response): Promise<unknown> {
  const text = await response.text();
  const saysHtml = /^(?:text\/html|application\/xhtml)/i.test(response.headers.get('Content-Type') ?? '');
  const isPage = html.test(text) || (saysHtml && text.trimStart().startsWith('<'));
  if (response.ok && isPage) throw new Error('The response is a page');
  let body: unknown = text;
  try {
    body = JSON.parse(text);
  } catch {
    // It is no JSON.
  }
  return response.ok ? { data: (body as { readonly data?: unknown } | null)?.data ?? {} } : body;
}

const sending = (key: string) => ({ ...keyHeader(key), ofLead: true as const });

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
        responseHandler: readAnything,
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
        responseHandler: readAnything,
        ...sending(key),
      }),
      transformResponse: toReceipt,
    }),
    reserveFlat: build.mutation<ReservationReceipt, ReservingArgument>({
      query: ({ body, key, language }) => ({
        url: '/api/reservations',
        method: 'POST',
        body,
        language,
        ...sending(key),
      }),
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
    /** A response that this page may not read, such as a 404 without CORS headers, is one, too. */
    reachBackend: build.mutation<boolean, InLanguage>({
      queryFn: async ({ language }, _api, _options, initiate) => {
        const { error } = await initiate({ url: '/api/extensions', language, mode: 'no-cors', timeout });
        return { data: hasResponse(error) };
      },
    }),
  }),
});

interface Requested<Body> {
  readonly body: Body;
  /** For a backend without the extension that the body needs; absent in a lead of an earlier release of the site. */
  readonly plain?: SpecApplication;
  readonly key: string;
  readonly language: Language;
  /** Called before sending to a backend without keys; false: another tab sends it. */
  readonly claim?: () => Promise<boolean>;
}

/** What became of sending a lead. */
export interface LeadResponse {
  readonly data?: KnownReceipt | null | undefined;
  readonly error?: unknown;
  /** It was sent without a key. */
  readonly keyless?: boolean;
  /** It was not sent: another tab sends it. */
  readonly elsewhere?: boolean;
}

type Thunk = ThunkAction<
  Promise<LeadResponse>,
  ApiState & Parameters<typeof selectSettings>[0],
  unknown,
  UnknownAction
>;

const unsent: LeadResponse = { error: { status: 'FETCH_ERROR', error: 'The backend cannot be reached' } };

/** The SPEC.md fields of a lead. */
function plainOf({ name, phone, message, send_mail_to }: SpecApplication): SpecApplication {
  return {
    name,
    phone,
    ...(message !== undefined && { message }),
    ...(send_mail_to !== undefined && { send_mail_to }),
  };
}

/** Whether nothing gets through to the backend, so that anything sent to it now would not leave the browser. */
function isOutOfReach(language: Language): ApiThunk<Promise<boolean>> {
  return async (dispatch, getState) => {
    const { error } = extensionsApi.endpoints.getExtensions.select({ language })(getState());
    if (error === undefined || hasResponse(error)) return false;
    const reach = await dispatch(leadApi.endpoints.reachBackend.initiate({ language }, { track: false }));
    return reach.data === false;
  };
}

/** Requests a call, from a backend of SPEC.md only with its fields. */
export function requestCall({ body, plain = plainOf(body), key, language, claim }: Requested<ApplicationQuery>): Thunk {
  return async (dispatch, getState) => {
    const { applicationMethod: method } = selectSettings(getState());
    const call = leadApi.endpoints.requestCall;
    const whole = async () => dispatch(call.initiate({ body, method, key, language }, { track: false }));
    const extensions = await dispatch(findExtensions(language));
    if (extensions?.includes('application_fields') === true) return whole();
    // The backend's features are unknown: do not send, so that a retry is safe.
    if (extensions === null && (await dispatch(isOutOfReach(language)))) return unsent;
    if ((await claim?.()) === false) return { elsewhere: true };
    const result = await dispatch(call.initiate({ body: plain, method, language }, { track: false }));
    // Only a backend with the extension requires consent, which shows here.
    return codeOf(result.error) === 'no_consent' ? whole() : { ...result, keyless: true };
  };
}

/** Requests a consultation, or a call from a backend without consultations. */
export function requestConsultation({ body, plain = plainOf(body), ...request }: Requested<ConsultationBody>): Thunk {
  return async (dispatch) => {
    const { key, language } = request;
    const extensions = await dispatch(findExtensions(language));
    if (extensions?.includes('consultations') === true) {
      return dispatch(leadApi.endpoints.requestConsultation.initiate({ body, key, language }, { track: false }));
    }
    const { email: _, ...fields } = body;
    return dispatch(requestCall({ ...request, body: { ...fields, ...plain }, plain }));
  };
}
