export type Way = 'instalment' | 'mortgage';

/** A way to pay, as entered. Empty: the default applies. */
export interface PlanDraft {
  readonly way: string;
  /** The down payment: percent or sum (hryvnias), whichever was entered last. */
  readonly percent: string;
  readonly down: string;
  readonly months: string;
  /** Months between parts. */
  readonly parts: string;
  /** Percent by which the dollar goes up in a year, where the parts are pegged to it. */
  readonly rate: string;
  /** The key of a mortgage programme. */
  readonly programme: string;
  /** Of a mortgage. */
  readonly years: string;
}

/** What the visitor has entered; the URL has the same texts. */
export interface CalculatorDraft {
  /** The id of the flat that the calculation is about. */
  readonly flat: string;
  /** Hryvnias. */
  readonly price: string;
  /** m². */
  readonly area: string;
  readonly plan: PlanDraft;
  /** What the plan is compared with. */
  readonly other: PlanDraft | null;
}

export type HomeDraft = Pick<CalculatorDraft, 'flat' | 'price' | 'area'>;

const planNames = [
  'way',
  'percent',
  'down',
  'months',
  'parts',
  'rate',
  'programme',
  'years',
] as const satisfies readonly (keyof PlanDraft)[];
const homeNames = ['flat', 'price', 'area'] as const satisfies readonly (keyof HomeDraft)[];
/** Prefix of the parameters of the other plan. */
const prefix = 'vs_';

/** Longer than any valid value. */
const longest = 64;

export const emptyPlan: PlanDraft = {
  way: '',
  percent: '',
  down: '',
  months: '',
  parts: '',
  rate: '',
  programme: '',
  years: '',
};

function readPlan(text: (name: string) => string): PlanDraft {
  return {
    way: text('way'),
    percent: text('percent'),
    down: text('down'),
    months: text('months'),
    parts: text('parts'),
    rate: text('rate'),
    programme: text('programme'),
    years: text('years'),
  };
}

export function readDraft(search: URLSearchParams): CalculatorDraft {
  const text = (name: string): string => (search.get(name) ?? '').slice(0, longest);
  return {
    flat: text('flat'),
    price: text('price'),
    area: text('area'),
    plan: readPlan(text),
    other: text(`${prefix}way`) === '' ? null : readPlan((name) => text(prefix + name)),
  };
}

/** Writes the draft into the query; other parameters stay. */
export function writeDraft(search: URLSearchParams, draft: CalculatorDraft): URLSearchParams {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | undefined): void => {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  };
  for (const name of homeNames) put(name, draft[name]);
  for (const name of planNames) {
    put(name, draft.plan[name]);
    put(prefix + name, draft.other?.[name]);
  }
  return next;
}
