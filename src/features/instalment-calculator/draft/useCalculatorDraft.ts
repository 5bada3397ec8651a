import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { CalculatorProject } from '#shared/answers';
import { type CalculatorDraft, readDraft, writeDraft } from './calculatorDraft.ts';
import { withoutNonsense } from './withoutNonsense.ts';

/** Milliseconds of rest after which the address follows: browsers allow only so many changes of it in a row. */
const rest = 300;

export type ChangeDraft = (change: (draft: CalculatorDraft) => CalculatorDraft) => void;

/** What is entered shows at once; the address, which can be shared, follows when the hand rests. */
export function useCalculatorDraft(
  project: CalculatorProject,
  today: string | null,
): readonly [CalculatorDraft, ChangeDraft] {
  const [search, setSearch] = useSearchParams();
  const [draft, setDraft] = useState(() => withoutNonsense(readDraft(search), project, today));
  const current = search.toString();
  const [{ seen, put }, setAddress] = useState({ seen: current, put: current });
  const wanted = writeDraft(search, draft).toString();
  if (current !== seen) {
    setAddress({ seen: current, put: current });
    // Another address than the one that was written here: the way back, or a state that was travelled to.
    if (current !== put) setDraft(withoutNonsense(readDraft(search), project, today));
  }

  useEffect(() => {
    if (wanted === current) return undefined;
    const timer = setTimeout(() => {
      setAddress((known) => ({ ...known, put: wanted }));
      setSearch(new URLSearchParams(wanted), { replace: true, preventScrollReset: true });
    }, rest);
    return () => clearTimeout(timer);
  }, [wanted, current, setSearch]);

  return [draft, setDraft];
}
