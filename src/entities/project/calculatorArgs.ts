import type { Language } from '#shared/config';
import type { CalculatorArgs } from './projectModel.ts';

/** Arguments of the calculator query; `search` may name a flat, and an invalid id is ignored. */
export function calculatorArgs(alias: string, language: Language, search: URLSearchParams): CalculatorArgs {
  const flat = search.get('flat') ?? '';
  return /^[a-z0-9]+(-[a-z0-9]+)*$/.test(flat) && flat.length <= 64 ? { alias, language, flat } : { alias, language };
}
