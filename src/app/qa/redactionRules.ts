import type { FieldsRule, RedactionRules, Rule } from '@obriy/recorder';
import { visitorIds } from '#shared/tracking';

const hold: Rule = { fields: { token: 'secret' } };

/** A token, or an object with one. */
function holdRule(value: unknown): Rule {
  return typeof value === 'string' ? 'secret' : hold;
}

/** Fields that identify a visitor, hold their words, or grant access to their data. */
const personalFields = {
  name: 'name',
  first_name: 'name',
  last_name: 'name',
  phone: 'phone',
  email: 'email',
  message: 'text',
  comment: 'text',
  question: 'text',
  address: 'text',
  website: 'text',
  referrer: 'whole',
  /** Of a lead or a visit: quoted on the phone, it leads to a person. */
  number: 'secret',
  token: 'secret',
  hold: holdRule,
  held: 'secret',
  replaces: 'secret',
} as const satisfies Readonly<Record<string, Rule>>;

/** Fields of calls without personal data. All others are redacted, also those of future calls. */
const impersonalFields = [
  'agreement',
  'call_day',
  'call_from',
  'call_to',
  'can_cancel',
  'can_change',
  'center',
  'consent_language',
  'consent_version',
  'day',
  'ends_at',
  'expires_at',
  'fill_ms',
  'flat',
  'from',
  'key',
  'kind',
  'language',
  'method',
  'minutes',
  'project',
  'received_at',
  'released',
  'reserved_at',
  'seconds_left',
  'send_mail_to',
  'source_consent',
  'starts_at',
  'status',
  'time',
  'to',
];

/** Objects of calls, with fields of the same names in them. */
const structures = ['application', 'body', 'call_expected', 'reservation', 'visit'];

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

/** The parts of an error that the site uses: status and code. */
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
const response: Rule = { fields: { payload: sent, error: 'whole', meta } };
const refused: Rule = { fields: { payload: failed, error: 'whole', meta } };

/** The three actions of a call that sends something. */
function mutationRule(action: unknown): Rule {
  return (action as { readonly type?: unknown }).type === 'api/executeMutation/rejected' ? refused : response;
}

/** RTK Query's state of observed mutations. */
const mutationsRule: Rule = { fields: {}, rest: { fields: { data: sent, error: failed } } };

/**
 * Ids of advertisements, mailings and analytics, and email addresses in links: all personal data that a query may hold.
 * Campaign names stay.
 */
const personalPart = new RegExp(`(?<=[?&](?:${visitorIds})=)[^&]+|[^?&=/#]+(?:@|%40)[^?&=/#]+`, 'gi');

/** A private link's `#number.token`, in case it gets here. */
const privatePart = /(?<=^#)[\w-]{1,40}\.[\w-]{16,128}$/g;

const locationRule: Rule = {
  fields: {
    search: { part: personalPart, shape: 'secret' },
    hash: { part: privatePart, shape: 'secret' },
  },
};

/** Parts of the state without typed values, and actions with their prefixes. */
const impersonal = new Set([
  'settings',
  'language',
  'clock',
  'menu',
  'map',
  'deferredWidgets',
  'connection',
  'favourites',
  'projectFilter',
  'projectPick',
  'placePick',
  '@@INIT',
]);

/** The form's errors are field names. */
const namedFields: Rule = { fields: { ...personalFields, touched: 'keep', refused: 'keep' }, rest: named };

/** By the names of fields at any depth, so that fields added later are redacted too. */
function named(value: unknown): Rule {
  return typeof value === 'object' && value !== null ? namedFields : 'keep';
}

/** The state of the booking's machine has a name too. */
const booking: Rule = {
  fields: { machine: { fields: { ...personalFields, name: 'keep' }, rest: named } },
  rest: named,
};

/**
 * Answers of the eligibility questions. Numbers are short, so they are redacted only here: elsewhere they would match
 * by chance, as in prices. Words are not expected, but a visitor may type them.
 */
const answers: Rule = {
  fields: { groups: 'whole' },
  rest: (value) => (typeof value === 'string' && /\p{L}/u.test(value) ? 'whole' : { part: /\d{1,3}/g, shape: 'text' }),
};

const api: Rule = { fields: { mutations: mutationsRule } };

const state: Rule = {
  fields: { api, booking, eligibility: { fields: { answers } }, location: locationRule },
  rest: (_, name) => (impersonal.has(name) ? 'keep' : namedFields),
};

const action: Rule = { fields: { payload: named } };
const eligibilityAction: Rule = { fields: { payload: answers } };
/** Of a left page only the path. */
const locationAction: Rule = { fields: { payload: (value) => (typeof value === 'string' ? 'keep' : locationRule) } };

/** Chooses a rule by the prefix of the action type. */
function actionRule(type: string): Rule {
  const [part = '', event] = type.split('/');
  if (part === 'api') return event === 'executeMutation' ? mutationRule : 'keep';
  if (part === 'location') return locationAction;
  if (part === 'eligibility') return eligibilityAction;
  return impersonal.has(part) ? 'keep' : action;
}

interface Responses {
  readonly queries?: Readonly<Record<string, { readonly data?: unknown }>>;
}

function responsesIn(visible: unknown): unknown {
  const { api: responses, settings } = visible as { readonly api?: Responses; readonly settings?: unknown };
  return [settings, Object.values(responses?.queries ?? {}).map(({ data }) => data)];
}

/**
 * Which parts of state and actions are personal. Strict for requests, lenient for displayed data: saving checks for
 * leaks.
 */
export const redactionRules: RedactionRules = {
  ofAction: ({ type }) => actionRule(type),
  ofState: state,
  publishedIn: {
    action: ({ type, payload }) => (type === 'api/executeQuery/fulfilled' ? payload : undefined),
    state: responsesIn,
  },
};
