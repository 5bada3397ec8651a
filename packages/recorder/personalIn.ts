import type { Rule } from './redaction/redactionTypes.ts';
import { makeRedactor } from './redaction/redactor.ts';
import { makeTokens } from './redaction/tokens.ts';

/** The personal values that a rule would redact, in plain text. */
export function personalIn(value: unknown, rule: Rule): readonly string[] {
  const tokens = makeTokens();
  makeRedactor(tokens)(value, rule);
  return tokens.entrusted().map((entrusted) => entrusted.value);
}
