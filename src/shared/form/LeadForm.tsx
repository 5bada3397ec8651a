import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react';
import { flushSync } from 'react-dom';
import { Form } from 'react-final-form';
import { useSelector } from 'react-redux';
import { selectSettings } from '#shared/config';
import { steadyNow } from '#shared/time';
import { Honeypot } from '#shared/ui';
import { draftOf } from './draftOf.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import { fillTime } from './fillTime.ts';
import { FormStatusProvider, pristine, type FormStatus } from './formStatus.ts';
import type { LeadGuard } from './leadGuard.ts';
import { Snapshots } from './Snapshots.tsx';
import type { TakenOver } from './useLiveForm.ts';
import { automatic, refused } from './validators.ts';

interface LeadFormProps<Draft extends object> {
  readonly className?: string | undefined;
  /** What the store knows of the form: it begins with that, and follows it. */
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  /** What the store knows of the form's errors; undefined: nothing was touched. */
  readonly status: FormStatus | undefined;
  readonly onStatus: (status: FormStatus) => void;
  /** Of the plain form that this one takes over. */
  readonly takenOver?: TakenOver;
  /** Names and labels of the fields that can be wrong, in the order of the form. */
  readonly labels: readonly (readonly [name: keyof Draft & string, label: string])[];
  /** Sends; tells the names of the fields that the backend refused. */
  readonly onSend: (draft: Draft, guard: LeadGuard) => Promise<readonly string[]>;
  readonly children: (sending: boolean) => ReactNode;
}

/** A form that becomes a lead: what all of them have, around the fields of one. */
export function LeadForm<Draft extends object>({
  className,
  draft,
  onDraft,
  status = pristine,
  onStatus,
  takenOver,
  labels,
  onSend,
  children,
}: LeadFormProps<Draft>) {
  const { failureNotices } = useSelector(selectSettings);
  const [initialValues] = useState(draft);
  const [shownAt] = useState(steadyNow);
  const summary = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLFormElement>(null);
  const honeypot = useRef<HTMLInputElement>(null);
  const [submitAtOnce] = useState(takenOver?.submitAtOnce === true);
  useEffect(() => {
    // After this commit: showing the first wrong field needs one of its own.
    if (submitAtOnce) queueMicrotask(() => element.current?.requestSubmit());
  }, [submitAtOnce]);

  const send = async (values: Draft) => {
    const typed = draftOf(values, draft);
    onDraft(typed);
    const { current: hidden } = honeypot;
    if (hidden !== null && hidden.value.trim() !== '') {
      // Autofill fills it for people, too: the next press sends.
      hidden.value = '';
      return { [hidden.name]: automatic };
    }
    const refusedNames = await onSend(typed, { fill_ms: await fillTime(shownAt) });
    const wrong = labels.flatMap(([name]) => (refusedNames.includes(name) ? [[name, refused] as const] : []));
    // SPEC.md section 8 shows nothing after a failure.
    return failureNotices === 'none' || wrong.length === 0 ? undefined : Object.fromEntries(wrong);
  };
  const submit =
    (handle: (event: SubmitEvent<HTMLFormElement>) => unknown) => (event: SubmitEvent<HTMLFormElement>) => {
      flushSync(() => void handle(event));
      summary.current?.focus();
    };

  return (
    <Form<Draft> onSubmit={send} initialValues={initialValues}>
      {({ handleSubmit, submitting }) => (
        // 'dialog' keeps the browser from sending it by itself, which would put name and phone into an address.
        <form ref={element} method="dialog" noValidate className={className} onSubmit={submit(handleSubmit)}>
          <FormStatusProvider value={status}>
            <ErrorSummary ref={summary} fields={labels} />
            {children(submitting === true)}
          </FormStatusProvider>
          <Honeypot ref={honeypot} name="website" defaultValue={takenOver?.website} />
          <Snapshots draft={draft} onSnapshot={onDraft} status={status} onStatus={onStatus} />
        </form>
      )}
    </Form>
  );
}
