import type { FieldsRule, Rule } from '#shared/recording';
import { personalFields } from './personalFields.ts';

/** Fields of calls that tell nothing of a person. What is not here is redacted, also in calls that nobody has thought of yet. */
const impersonalFields = [
  'agreement',
  'call_day',
  'call_from',
  'call_to',
  'can_change',
  'center',
  'consent_language',
  'consent_version',
  'day',
  'expires_at',
  'fill_ms',
  'from',
  'key',
  'kind',
  'language',
  'method',
  'minutes',
  'project',
  'received_at',
  'released',
  'seconds_left',
  'send_mail_to',
  'source_consent',
  'starts_at',
  'status',
  'time',
  'to',
];

/** Objects of calls, with fields of the same names in them. */
const structures = ['application', 'body', 'call_expected', 'visit'];

const closed: FieldsRule = {
  fields: {
    ...personalFields,
    ...Object.fromEntries(impersonalFields.map((name) => [name, 'keep'] as const)),
    ...Object.fromEntries(structures.map((name) => [name, sent] as const)),
  },
  rest: 'whole',
};

function sent(value: unknown): Rule {
  return typeof value === 'object' && value !== null ? closed : 'whole';
}

/** Of a failure, what the site decides by: its status and its code. */
const failed: Rule = {
  fields: {
    status: 'keep',
    originalStatus: 'keep',
    retryAfter: 'keep',
    data: { fields: { error: { fields: { code: 'keep' }, rest: 'whole' } }, rest: 'whole' },
  },
  rest: 'whole',
};

const meta: Rule = { fields: { arg: { fields: { originalArgs: sent } } } };
const answered: Rule = { fields: { payload: sent, error: 'whole', meta } };
const refused: Rule = { fields: { payload: failed, error: 'whole', meta } };

/** The three actions of a call that sends something. */
export function mutationRule(action: unknown): Rule {
  return (action as { readonly type?: unknown }).type === 'api/executeMutation/rejected' ? refused : answered;
}

/** What RTK Query keeps of the calls whose progress a component follows. */
export const mutationsRule: Rule = { fields: {}, rest: { fields: { data: sent, error: failed } } };
