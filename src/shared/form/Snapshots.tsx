import { createContext, use, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { isSame } from './isSame.ts';

/**
 * Which errors a form shows. It is in the store beside the draft, so that a replay shows them too. Its lists are mutable,
 * because reducers assign it to Immer's draft, which takes readonly lists only with a cast.
 */
export interface FormStatus {
  /** Names of the fields that the visitor has left, or tried to send. */
  readonly touched: string[];
  /** Whether the last attempt to send found errors. */
  readonly submitFailed: boolean;
  /** Names of the fields that the backend refused, and that are unchanged since. */
  readonly refused: string[];
}

export const pristine: FormStatus = { touched: [], submitFailed: false, refused: [] };

const FormStatusContext = createContext(pristine);

export const FormStatusProvider = FormStatusContext.Provider;

export function useFormStatus(): FormStatus {
  return use(FormStatusContext);
}

/** The fields of a draft out of a form's values, among which an empty one may be missing. */
export function draftOf<Draft extends object>(values: Partial<Draft>, known: Draft): Draft {
  const fields = Object.entries(known).map(
    ([name, value]) => [name, values[name as keyof Draft] ?? (typeof value === 'boolean' ? false : '')] as const,
  );
  return Object.fromEntries(fields) as unknown as Draft;
}

/** The `parse` of a text field: an empty text stays a text, which final-form would make undefined. */
export function asTyped(value: string): string {
  return value;
}

interface SnapshotsProps<Draft> {
  /** What the store knows of the form. */
  readonly draft: Draft;
  readonly onSnapshot: (draft: Draft) => void;
  /** Left out where the store does not know which errors are shown. */
  readonly status?: FormStatus;
  readonly onStatus?: (status: FormStatus) => void;
}

/** Milliseconds without a keystroke until the form reports a snapshot to the store. */
export const snapshotPause = 400;

const subscription = {
  touched: true,
  dirtyFields: true,
  submitting: true,
  submitFailed: true,
  submitSucceeded: true,
  submitErrors: true,
  dirtyFieldsSinceLastSubmit: true,
} as const;

function namesIn(record: Readonly<Record<string, unknown>> | undefined): string[] {
  return Object.entries(record ?? {}).flatMap(([name, value]) =>
    value === undefined || value === false ? [] : [name],
  );
}

type Interaction = Pick<ReturnType<typeof useFormState>, keyof typeof subscription>;

/** `known`: of an earlier form, such as that of the same page in another language. */
function statusOf(state: Interaction, known: FormStatus): FormStatus {
  const { submitting, submitFailed, submitSucceeded, submitErrors, dirtyFields, dirtyFieldsSinceLastSubmit } = state;
  const isNew = !submitting && !submitFailed && !submitSucceeded;
  const mended = new Set(namesIn(isNew ? dirtyFields : dirtyFieldsSinceLastSubmit));
  return {
    touched: namesIn(state.touched),
    submitFailed: isNew ? known.submitFailed : submitFailed === true,
    refused: (isNew ? known.refused : namesIn(submitErrors)).filter((name) => !mended.has(name)),
  };
}

/**
 * Writes snapshots of the form to the store: values when typing pauses, when the form unmounts and when the page
 * hides; visible errors at once. Follows the store when it changes from elsewhere, as by time travel or restored
 * storage.
 */
export function Snapshots<Draft extends object>({
  draft,
  onSnapshot,
  status = pristine,
  onStatus,
}: SnapshotsProps<Draft>) {
  const form = useForm<Draft>();
  const { values } = useFormState<Draft>({ subscription: { values: true } });
  const interaction = useFormState<Draft>({ subscription });
  /** What both were known to hold at last. */
  const shared = useRef(draft);

  const report = useEffectEvent((): void => {
    const typed = draftOf(form.getState().values, draft);
    if (isSame(typed, shared.current)) return;
    shared.current = typed;
    onSnapshot(typed);
  });

  const knownStatus = useRef(status);

  const reportStatus = useEffectEvent((): void => {
    const reported = statusOf(form.getState(), status);
    if (JSON.stringify(reported) === JSON.stringify(knownStatus.current)) return;
    knownStatus.current = reported;
    // Errors belong to values: report both.
    report();
    onStatus?.(reported);
  });

  const touchAgain = useEffectEvent((): void => {
    for (const name of status.touched) form.blur(name as keyof Draft);
  });

  const follow = useEffectEvent((): void => {
    const known = shared.current;
    if (isSame(draft, known)) return;
    shared.current = draft;
    const typed = draftOf(form.getState().values, known);
    form.batch(() => {
      for (const name of Object.keys(draft) as (keyof Draft)[]) {
        // Typing that is not reported yet is newer.
        if (typed[name] === known[name]) form.change(name, draft[name]);
      }
    });
  });

  useEffect(() => {
    const timer = setTimeout(() => report(), snapshotPause);
    return () => clearTimeout(timer);
  }, [values]);

  // Fields are registered by effects, and this component is the last of the form.
  useEffect(() => touchAgain(), []);
  const isPressed = useRef(false);
  useEffect(() => {
    if (!isPressed.current) reportStatus();
  }, [interaction]);

  // An error of the field that the press has left would move what is pressed, and the browser would drop the click.
  useEffect(() => {
    const press = (): void => {
      isPressed.current = true;
    };
    const release = (): void => {
      if (!isPressed.current) return;
      isPressed.current = false;
      reportStatus();
    };
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('mousedown', press, options);
    // The list of a select and a context menu may keep the mouseup.
    for (const end of ['mouseup', 'dragend', 'keydown']) window.addEventListener(end, release, options);
    return () => listening.abort();
  }, []);

  useEffect(() => follow(), [draft]);

  // A layout effect ends before all others: what writes the store's copy down is still there.
  useLayoutEffect(() => {
    const goodbye = (): void => report();
    window.addEventListener('pagehide', goodbye);
    return () => {
      window.removeEventListener('pagehide', goodbye);
      goodbye();
    };
  }, []);
  return null;
}
