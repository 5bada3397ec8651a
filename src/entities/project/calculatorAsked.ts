import type { ByAlias } from '#shared/api';
import type { Language } from '#shared/config';

export interface CalculatorAsked extends ByAlias {
  /** The id of the flat that the calculation begins with. */
  readonly flat?: string;
}

/** The question about a project's calculator; `search` may name a flat, and what cannot be an id names none. */
export function calculatorAsked(alias: string, language: Language, search: URLSearchParams): CalculatorAsked {
  const flat = search.get('flat') ?? '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(flat) && flat.length <= 64 ? { alias, language, flat } : { alias, language };
}
