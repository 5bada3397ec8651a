import { type CallId, type CallResponse, calls } from '../../contract/calls.ts';
import { type ExtensionName, extensions } from '../../contract/extensions.ts';
import type { BackendAddress } from './sendRequest.ts';
import { type Checker, createChecker, entriesOf, fieldOf, isFree, pathOf } from './checker.ts';
import { checkApplicationFields, checkConsultation, checkReceipt } from './leads.ts';
import { mostEntries } from './lists.ts';
import { checkFlatPdf, checkSchedulePdf } from './pdfs.ts';
import type { ExtensionGrade, ValidationError } from './report.ts';
import { checkReservations } from './reservations.ts';
import { checkVisits } from './visits.ts';

export interface Found {
  /** Of projects. */
  readonly aliases: readonly string[];
  readonly leads: boolean;
}

export interface Named {
  readonly names: ReadonlySet<string>;
  readonly notes: readonly string[];
}

/** The extensions that the backend names; an invalid list counts as empty. */
export async function namedExtensions(checker: Checker): Promise<Named> {
  const { path, response } = calls.getExtensions;
  const result = await checker.sendRequest(path);
  const read = response.safeParse(result.body);
  if (result.status === 404) return { names: new Set(), notes: [] };
  if (result.status !== 200 || !read.success) {
    return { names: new Set(), notes: [`GET ${path} returns no list of names: the site treats it as empty.`] };
  }
  const names = new Set(read.data.data);
  const unknown = [...names].filter((name) => !Object.hasOwn(extensions, name));
  return {
    names,
    notes: unknown.length === 0 ? [] : [`Extensions that the site does not know: ${unknown.join(', ')}.`],
  };
}

const needsLeads = 'needs --leads, which sends marked test leads';

const flatsOf = async (checker: Checker, alias: string): Promise<readonly unknown[]> =>
  entriesOf(fieldOf((await checker.sendRequest(pathOf(calls.getPlannings.path, alias))).body, 'data'));

/**
 * Checks the response of a call for each development that has one; `check` gets undefined for an invalid one. Resolves
 * with the reason why nothing was checked: no development has `what`.
 */
async function checkEach<Id extends CallId>(
  checker: Checker,
  { aliases }: Found,
  { id, rule, what }: { readonly id: Id; readonly rule: string; readonly what: string },
  check: (data: CallResponse<Id>['data'] | undefined, alias: string, path: string) => Promise<void>,
): Promise<string | undefined> {
  let found = 0;
  for (const alias of aliases) {
    const path = pathOf(calls[id].path, alias);
    if ((await checker.sendRequest(path)).status === 404) continue;
    found += 1;
    await check(await checker.fits(id, path, rule), alias, path);
  }
  return found === 0 ? `no development has ${what}` : undefined;
}

/** The site links floors to the flats of the list. */
const checkSitePlan = async (checker: Checker, found: Found): Promise<string | undefined> => {
  const call = { id: 'getSitePlan', rule: 'every field fits', what: 'a site plan' } as const;
  return checkEach(checker, found, call, async (plan, alias, path) => {
    if (plan === undefined) return;
    const known = new Set((await flatsOf(checker, alias)).map((flat) => fieldOf(flat, 'id')));
    const keys = new Set(plan.floor_plans.map(({ key }) => key));
    const errors = plan.floors.flatMap(({ plan: key, flats: ids }, index): ValidationError[] => [
      ...(key === null || keys.has(key)
        ? []
        : [{ path: `data.floors[${index}].plan`, expected: 'the key of a floor plan', got: key }]),
      ...ids
        .filter((id) => id !== null && !known.has(id))
        .map((id) => ({ path: `data.floors[${index}].flats`, expected: 'ids of plannings', got: String(id) })),
    ]);
    checker.note('getSitePlan', `GET ${path}`, 'its plans and flats are there', errors);
  });
};

/** Buildings of the passport are buildings of the flats, where flats name theirs. */
const checkPassport = async (checker: Checker, found: Found): Promise<string | undefined> => {
  const call = { id: 'getPassport', rule: 'every claim has its day', what: 'a passport' } as const;
  return checkEach(checker, found, call, async (passport, alias, path) => {
    if (passport === undefined) return;
    const known = new Set(
      (await flatsOf(checker, alias)).map((flat) => fieldOf(fieldOf(flat, 'building'), 'key') ?? undefined),
    );
    known.delete(undefined);
    const errors = passport.buildings.flatMap(({ key }, index): ValidationError[] =>
      known.size === 0 || known.has(key)
        ? []
        : [{ path: `data.buildings[${index}].key`, expected: 'the key of a building of plannings', got: key }],
    );
    checker.note('getPassport', `GET ${path}`, 'its buildings are there', errors);
  });
};

/** Programmes and groups are those of the calculator. */
const checkEligibility = async (checker: Checker, found: Found): Promise<string | undefined> => {
  const what = 'rules of a state programme';
  const call = { id: 'getEligibility', rule: 'every rule has its source and day', what } as const;
  return checkEach(checker, found, call, async (eligibility, alias, path) => {
    if (eligibility === undefined) return;
    const { body } = await checker.sendRequest(pathOf(calls.getCalculator.path, alias));
    const mortgages = entriesOf(fieldOf(fieldOf(fieldOf(body, 'data'), 'project'), 'mortgages'));
    const errors = eligibility.programmes.flatMap(({ programme, owned_area: owned }, index): ValidationError[] => {
      const mortgage = mortgages.find((each) => fieldOf(each, 'key') === programme);
      const eligible = fieldOf(fieldOf(mortgage, 'rules'), 'eligible');
      const at = `data.programmes[${index}]`;
      if (eligible === undefined) {
        return [{ path: `${at}.programme`, expected: 'the key of a programme with rules', got: programme }];
      }
      return owned === null || entriesOf(eligible).some((each) => fieldOf(each, 'key') === owned.group)
        ? []
        : [{ path: `${at}.owned_area.group`, expected: 'a key of `eligible`', got: owned.group }];
    });
    checker.note('getEligibility', `GET ${path}`, 'its programmes are in the calculator', errors);
  });
};

/** The last entry of a flat matches the list. */
const checkHistory = async (checker: Checker, found: Found): Promise<string | undefined> => {
  const call = { id: 'getProjectHistory', rule: 'every field fits', what: 'a history' } as const;
  return checkEach(checker, found, call, async (_, alias) => {
    const [flat] = await flatsOf(checker, alias);
    const id = fieldOf(flat, 'id');
    if (typeof id !== 'string') return;
    const own = pathOf(calls.getFlatHistory.path, alias).replace('{id}', encodeURIComponent(id));
    const history = await checker.fits('getFlatHistory', own, 'every change has its day');
    if (history === undefined) return;
    const days = history.changes.map(({ day }) => day);
    const last = history.changes.at(-1);
    const errors: ValidationError[] = [];
    if (days.some((day, index) => day < (days[index - 1] ?? ''))) {
      errors.push({ path: 'data.changes', expected: 'the oldest first', got: days.join(', ') });
    }
    if (last !== undefined && last.price !== (fieldOf(flat, 'price') ?? null)) {
      errors.push({ path: 'data.changes', expected: 'the price of the plannings last', got: String(last.price) });
    }
    checker.note('getFlatHistory', `GET ${own}`, 'its days ascend to the price of today', errors);
  });
};

/** Without conditions it finds every free flat. */
async function checkFlatSearch(checker: Checker, { aliases }: Found): Promise<string | undefined> {
  const { path } = calls.getFlatSearch;
  const found = await checker.fits('getFlatSearch', path, 'every field fits');
  if (found === undefined) return undefined;
  let free = 0;
  for (const alias of aliases) {
    free += (await flatsOf(checker, alias)).filter(isFree).length;
  }
  const total = found.meta.total ?? found.flats.length;
  // Developments beyond the first ones have free flats too.
  const isTotal = aliases.length < mostEntries ? total === free : total >= free;
  checker.note(
    'getFlatSearch',
    `GET ${path}`,
    'finds all free flats',
    isTotal ? [] : [{ path: 'data.meta.total', expected: `${free}, as in the plannings`, got: String(total) }],
  );
  return undefined;
}

/** Each resolves with what it could not check, and why. */
const checkers: Readonly<Record<ExtensionName, (checker: Checker, found: Found) => Promise<string | undefined>>> = {
  async application_fields(checker, { leads }) {
    if (!leads) return needsLeads;
    await checkApplicationFields(checker);
    return undefined;
  },
  async consultations(checker, { leads }) {
    if (!leads) return needsLeads;
    await checkConsultation(checker);
    return undefined;
  },
  async receipts(checker, { leads }) {
    if (!leads) return needsLeads;
    const receipt = await checkConsultation(checker);
    if (receipt === undefined) return 'no consultation gave a receipt';
    await checkReceipt(checker, receipt);
    return undefined;
  },
  visits: async (checker, { leads }) => checkVisits(checker, leads),
  reservations: checkReservations,
  flat_search: checkFlatSearch,
  site_plan: checkSitePlan,
  passport: checkPassport,
  eligibility: checkEligibility,
  history: checkHistory,
  flat_pdf: checkFlatPdf,
  schedule_pdf: checkSchedulePdf,
};

export async function gradeExtensions(
  backend: BackendAddress,
  checker: Checker,
  { names }: Named,
  found: Found,
): Promise<ExtensionGrade[]> {
  const grades: ExtensionGrade[] = [];
  for (const [name, { without }] of Object.entries(extensions)) {
    if (!names.has(name)) {
      grades.push({ name, without, checks: undefined });
      continue;
    }
    const own = createChecker(backend, [checker.language]);
    const skipped = await checkers[name as ExtensionName](own, found);
    grades.push({ name, without, checks: own.checks, ...(skipped === undefined ? {} : { skipped }) });
  }
  return grades;
}
