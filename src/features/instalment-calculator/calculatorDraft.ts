/** What the visitor has entered, as text: an address carries the same words. Empty: not entered, the project's default holds. */
export interface CalculatorDraft {
  /** Hryvnias. */
  readonly price: string;
  /** m². */
  readonly area: string;
  /** The down payment: percent or sum (hryvnias), whichever was entered last. */
  readonly percent: string;
  readonly down: string;
  readonly months: string;
  /** Months between parts. */
  readonly parts: string;
  /** Of a mortgage. */
  readonly years: string;
}

const names = ['price', 'area', 'percent', 'down', 'months', 'parts', 'years'] as const satisfies readonly (keyof CalculatorDraft)[];

/** Longer than any number that we would read. */
const longest = 24;

export function readDraft(search: URLSearchParams): CalculatorDraft {
  const text = (name: keyof CalculatorDraft): string => (search.get(name) ?? '').slice(0, longest);
  return {
    price: text('price'),
    area: text('area'),
    percent: text('percent'),
    down: text('down'),
    months: text('months'),
    parts: text('parts'),
    years: text('years'),
  };
}

export function writeDraft(search: URLSearchParams, draft: CalculatorDraft): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of names) {
    if (draft[name] === '') next.delete(name);
    else next.set(name, draft[name]);
  }
  return next;
}
