import type { RedactionRules, Rule } from '#shared/recording';
import { mutationRule, mutationsRule } from './mutationRules.ts';
import { personalFields } from './personalFields.ts';
import { locationRule } from './locationRule.ts';

/** Parts of the state that no visitor types into; what begins with their names tells nothing of a person. */
const impersonal = new Set([
  'settings',
  'language',
  'clock',
  'menu',
  'map',
  'heavyParts',
  'connection',
  'favourites',
  'projectFilter',
  'projectPick',
  'placePick',
  '@@INIT',
]);

/** What the form shows of its errors is told by the names of its fields. */
const namedFields: Rule = { fields: { ...personalFields, touched: 'keep', refused: 'keep' }, rest: named };

/** By the names of its fields, however deep they are: also those of a part that came after this rule was written. */
function named(value: unknown): Rule {
  return typeof value === 'object' && value !== null ? namedFields : 'keep';
}

/** The state of the booking's machine has a name too. */
const booking: Rule = {
  fields: { machine: { fields: { ...personalFields, name: 'keep' }, rest: named } },
  rest: named,
};

const api: Rule = { fields: { mutations: mutationsRule } };

const state: Rule = {
  fields: { api, booking, location: locationRule },
  rest: (_, name) => (impersonal.has(name) ? 'keep' : namedFields),
};

const action: Rule = { fields: { payload: named } };
/** A page that was left is told by its path alone. */
const locationAction: Rule = { fields: { payload: (value) => (typeof value === 'string' ? 'keep' : locationRule) } };

/** An action is called by the part that it is about, and what happened there. */
function actionRule(type: string): Rule {
  const [part = '', event] = type.split('/');
  if (part === 'api') return event === 'executeMutation' ? mutationRule : 'keep';
  if (part === 'location') return locationAction;
  return impersonal.has(part) ? 'keep' : action;
}

interface Answers {
  readonly queries?: Readonly<Record<string, { readonly data?: unknown }>>;
}

function answersIn(told: unknown): unknown {
  const { api: answers, settings } = told as { readonly api?: Answers; readonly settings?: unknown };
  return [settings, Object.values(answers?.queries ?? {}).map(({ data }) => data)];
}

/** What of this site's state and actions is personal. Closed for what is sent, open for what is shown: the saver looks for leaks. */
export const redactionRules: RedactionRules = {
  ofAction: ({ type }) => actionRule(type),
  ofState: state,
  publishedIn: {
    action: ({ type, payload }) => (type === 'api/executeQuery/fulfilled' ? payload : undefined),
    state: answersIn,
  },
};
