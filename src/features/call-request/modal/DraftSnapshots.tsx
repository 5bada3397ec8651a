import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { useDispatch } from 'react-redux';
import { callRequestDraftChanged, emptyDraft, type CallRequestDraft } from '../callRequestSlice.ts';

/** Milliseconds without a keystroke after which the store hears of the form. */
const pause = 400;

/** Copies the form's contents to the store when typing pauses and when the form goes, so that they outlive it. */
export function DraftSnapshots() {
  const dispatch = useDispatch();
  const form = useForm<CallRequestDraft>();
  const { values } = useFormState<CallRequestDraft>({ subscription: { values: true } });
  // Not final-form's `pristine`: what was typed, stored and taken back is pristine too, and must not come back.
  const [untouched] = useState(values);
  const changed = useRef(false);
  const pending = useRef(false);

  useEffect(() => {
    if (values === untouched && !changed.current) return undefined;
    changed.current = true;
    pending.current = true;
    const timer = setTimeout(() => {
      pending.current = false;
      dispatch(callRequestDraftChanged({ ...emptyDraft, ...values }));
    }, pause);
    return () => clearTimeout(timer);
  }, [values, untouched, dispatch]);

  useEffect(
    () => () => {
      // What was sent has been cleared and must not come back.
      if (pending.current) dispatch(callRequestDraftChanged({ ...emptyDraft, ...form.getState().values }));
    },
    [dispatch, form],
  );
  return null;
}
