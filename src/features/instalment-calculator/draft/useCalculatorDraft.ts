import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigation } from 'react-router';
import type { CalculatorProject } from '#shared/responses';
import { useLatestSearch, usePageSearch, useReplaceSearch } from '#shared/routing';
import { type CalculatorDraft, type PlanDraft, readDraft, writeDraft } from './calculatorDraft.ts';
import { checkHome, checkPlan } from './checkPlan.ts';

/**
 * Drops invalid values of a URL, because the visitor did not type them and need not correct them, and the former price of a flat that has
 * none now. A term or share out of bounds stays: it is clamped, with a notice.
 */
export function withoutNonsense(
  draft: CalculatorDraft,
  project: CalculatorProject,
  today: string | null,
  chosen: ReadonlySet<string>,
): CalculatorDraft {
  const { problems, flatHasNoPrice } = checkHome(draft, project, today, chosen);
  const home = {
    ...draft,
    price: flatHasNoPrice || problems.has('price') ? '' : draft.price,
    area: flatHasNoPrice || problems.has('area') ? '' : draft.area,
  };
  const { price } = checkHome(home, project, today, chosen);
  const sane = (plan: PlanDraft): PlanDraft =>
    checkPlan(plan, project, price)?.problem === 'down' ? { ...plan, down: '' } : plan;
  return { ...home, plan: sane(home.plan), other: home.other && sane(home.other) };
}

/** Milliseconds of rest after which the address follows: browsers allow only so many changes of it in a row. */
const rest = 300;

export type ChangeDraft = (change: (draft: CalculatorDraft) => CalculatorDraft) => void;

/** What is entered shows at once; the address, which can be shared, follows when the hand rests. */
export function useCalculatorDraft(
  project: CalculatorProject,
  today: string | null,
  chosen: ReadonlySet<string>,
): readonly [CalculatorDraft, ChangeDraft] {
  const search = usePageSearch();
  const latest = useLatestSearch();
  const replaceSearch = useReplaceSearch();
  const [draft, setDraft] = useState(() => withoutNonsense(readDraft(search), project, today, chosen));
  const current = search.toString();
  const [{ seen, put }, setAddress] = useState({ seen: current, put: current });
  const written = writeDraft(search, draft).toString();
  if (current !== seen) {
    setAddress({ seen: current, put: current });
    // The address of the draft changed from elsewhere: Back, or time travel. A chosen cost is no part of the draft.
    const isElsewhere = writeDraft(search, readDraft(new URLSearchParams(put))).toString() !== current;
    if (isElsewhere) setDraft(withoutNonsense(readDraft(search), project, today, chosen));
  }

  const follow = useEffectEvent(() => {
    const next = writeDraft(latest(), draft);
    setAddress((known) => ({ ...known, put: next.toString() }));
    replaceSearch(next);
  });
  const { location: ahead } = useNavigation();
  useEffect(() => {
    // A new address would cancel the navigation to another page.
    if (written === current || ahead) return undefined;
    const timer = setTimeout(() => follow(), rest);
    return () => clearTimeout(timer);
  }, [written, current, ahead]);

  return [draft, setDraft];
}
