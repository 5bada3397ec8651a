import { useEffect, useEffectEvent, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { isSame } from '#shared/drafts';
import { draftOf } from './draftOf.ts';

interface SnapshotsProps<Draft> {
  /** What the store knows of the form. */
  readonly draft: Draft;
  readonly onSnapshot: (draft: Draft) => void;
}

/** Milliseconds without a keystroke after which the store hears of the form. */
const pause = 400;

/**
 * Tells the store what the form holds when typing pauses, when the form goes, and when the page does; and when the store's copy
 * becomes another by itself, as by travelling in time or from the storage, the form follows.
 */
export function Snapshots<Draft extends object>({ draft, onSnapshot }: SnapshotsProps<Draft>) {
  const form = useForm<Draft>();
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  /** What both were known to hold at last. */
  const shared = useRef(draft);

  const tell = useEffectEvent((): void => {
    const typed = draftOf(form.getState().values, draft);
    if (isSame(typed, shared.current)) return;
    shared.current = typed;
    onSnapshot(typed);
  });

  const follow = useEffectEvent((): void => {
    if (isSame(draft, shared.current)) return;
    shared.current = draft;
    form.batch(() => {
      for (const name of Object.keys(draft) as (keyof Draft)[]) form.change(name, draft[name]);
    });
  });

  useEffect(() => {
    const timer = setTimeout(() => tell(), pause);
    return () => clearTimeout(timer);
  }, [values]);

  useEffect(() => follow(), [draft]);

  useEffect(() => {
    const goodbye = (): void => tell();
    window.addEventListener('pagehide', goodbye);
    return () => {
      window.removeEventListener('pagehide', goodbye);
      goodbye();
    };
  }, []);
  return null;
}
