import type { Rule } from '#shared/recording';

const hold: Rule = { fields: { token: 'secret' } };

/** A token, or what has one. */
function holdRule(value: unknown): Rule {
  return typeof value === 'string' ? 'secret' : hold;
}

/** Fields that say who a visitor is, what they wrote, or what opens what they left with us. */
export const personalFields = {
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
