import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ApplicationQuery, ConsultationBody, LeadReceipt, SpecApplication } from '#contract/lead.ts';
import { codeOf, findExtensions, isOutOfReach, type ApiState } from '#shared/api';
import { selectSettings, type Language } from '#shared/config';
import { leadApi } from './leadApi.ts';

interface Requested<Body> {
  readonly body: Body;
  /** For a backend without the extension that the body needs; absent in a lead of an earlier release of the site. */
  readonly plain?: SpecApplication;
  readonly key: string;
  readonly language: Language;
  /** Called before sending to a backend without keys; false: another tab sends it. */
  readonly claim?: () => Promise<boolean>;
}

interface CallResult {
  readonly data?: LeadReceipt | null | undefined;
  readonly error?: unknown;
  /** It was sent without a key. */
  readonly keyless?: boolean;
  /** It was not sent: another tab sends it. */
  readonly elsewhere?: boolean;
}

type Thunk = ThunkAction<Promise<CallResult>, ApiState & Parameters<typeof selectSettings>[0], unknown, UnknownAction>;

const untracked = { track: false } as const;

const unsent: CallResult = { error: { status: 'FETCH_ERROR', error: 'The backend cannot be reached' } };

/** The SPEC.md fields of a lead. */
function plainOf({ name, phone, message, send_mail_to }: SpecApplication): SpecApplication {
  return {
    name,
    phone,
    ...(message !== undefined && { message }),
    ...(send_mail_to !== undefined && { send_mail_to }),
  };
}

/** Requests a call, from a backend of SPEC.md only with its fields. */
export function requestCall({ body, plain = plainOf(body), key, language, claim }: Requested<ApplicationQuery>): Thunk {
  return async (dispatch, getState) => {
    const { applicationMethod: method } = selectSettings(getState());
    const call = leadApi.endpoints.requestCall;
    const whole = async () => dispatch(call.initiate({ body, method, key, language }, untracked));
    const extensions = await dispatch(findExtensions(language));
    if (extensions?.includes('application_fields') === true) return whole();
    // The backend's features are unknown: do not send, so that a retry is safe.
    if (extensions === null && (await dispatch(isOutOfReach(language)))) return unsent;
    if ((await claim?.()) === false) return { elsewhere: true };
    const result = await dispatch(call.initiate({ body: plain, method, language }, untracked));
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
      return dispatch(leadApi.endpoints.requestConsultation.initiate({ body, key, language }, untracked));
    }
    const { email: _, ...fields } = body;
    return dispatch(requestCall({ ...request, body: { ...fields, ...plain }, plain }));
  };
}
