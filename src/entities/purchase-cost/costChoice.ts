/** The parameter of addresses that carries the choice. */
export const choiceParameter = 'with';
/** Longer than any list of costs. */
const most = 30;

export const idsIn = (words: string): readonly string[] => words.split(',').filter(Boolean).slice(0, most);

/** Ids of costs and aliases of offers that differ from the usual: options taken, exemptions and discounts claimed. */
export const choiceIn = (search: URLSearchParams): ReadonlySet<string> =>
  new Set(idsIn(search.get(choiceParameter) ?? ''));

/** The choice as parameters of another address. */
export const choiceParams = (chosen: ReadonlySet<string>): Record<string, string> =>
  chosen.size > 0 ? { [choiceParameter]: [...chosen].join(',') } : {};
