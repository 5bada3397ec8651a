import { isObject } from '../isObject.ts';
import type { ChosenRule, FieldsRule, Rule, Shape } from './redactionTypes.ts';
import { makeTokens, type Tokens } from './tokens.ts';

type Plain = Exclude<Rule, ChosenRule>;

/** Single digits are counts of rooms or seats, and not personal. */
function numberToken(value: number, tokens: Tokens): number {
  return Math.abs(value) < 10 || !Number.isFinite(value) ? value : Number(tokens.ofUnknown(String(value)));
}

function mapped(value: object, change: (item: unknown, key: string) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item: unknown, index) => change(item, String(index)));
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, change(field, key)]));
}

/** Applies rules to values. Unchanged values stay the same object, and each part is read once for each rule. */
export function makeRedactor(tokens: Tokens): (value: unknown, rule: Rule) => unknown {
  const done = new Map<Plain, WeakMap<object, unknown>>();

  const everywhere = (value: unknown, shape: Shape | undefined): unknown => {
    if (typeof value === 'string') return shape === undefined ? tokens.ofUnknown(value) : tokens.of(shape, value);
    if (typeof value === 'number') return numberToken(value, tokens);
    return Array.isArray(value) || isObject(value) ? mapped(value, (item) => everywhere(item, shape)) : value;
  };

  const fieldsOf = (value: object, rule: FieldsRule): unknown =>
    // A rule for a list applies to every item.
    mapped(value, (item, key) =>
      redact(
        item,
        Array.isArray(value) ? rule : (Object.hasOwn(rule.fields, key) && rule.fields[key]) || (rule.rest ?? 'keep'),
        key,
      ),
    );

  const ofObject = (value: object, rule: Plain): unknown => {
    if (typeof rule === 'string') return everywhere(value, rule === 'whole' || rule === 'keep' ? undefined : rule);
    return 'fields' in rule ? fieldsOf(value, rule) : everywhere(value, rule.shape);
  };

  const ofText = (value: string, rule: Plain): unknown => {
    if (typeof rule === 'string') return everywhere(value, rule === 'whole' || rule === 'keep' ? undefined : rule);
    // Where an object was expected a text may be anything.
    return 'fields' in rule
      ? everywhere(value, undefined)
      : value.replaceAll(rule.part, (found) => tokens.of(rule.shape, found));
  };

  const memoized = (value: object, rule: Plain): unknown => {
    const byValue = done.get(rule) ?? new WeakMap<object, unknown>();
    done.set(rule, byValue);
    if (!byValue.has(value)) byValue.set(value, ofObject(value, rule));
    return byValue.get(value);
  };

  const redact = (value: unknown, rule: Rule, name = ''): unknown => {
    if (typeof rule === 'function') return redact(value, rule(value, name), name);
    if (rule === 'keep') return value;
    if (typeof value === 'string') return ofText(value, rule);
    if (Array.isArray(value) || isObject(value)) return memoized(value, rule);
    return typeof value === 'number' && typeof rule === 'string' ? numberToken(value, tokens) : value;
  };
  return redact;
}

/** The personal values that a rule would redact, in plain text. */
export function personalIn(value: unknown, rule: Rule): readonly string[] {
  const tokens = makeTokens();
  makeRedactor(tokens)(value, rule);
  return tokens.personalValues().map(({ value }) => value);
}
