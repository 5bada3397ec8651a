import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Form, useFormState } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import type { ApplicationQuery } from '#contract/leads/lead.ts';
import { selectSettings } from '#shared/config';
import { steadyNow } from '#shared/time';
import { draftOf, Snapshots, type FormStatus, FormStatusProvider, pristine, useFormStatus } from '../Snapshots.tsx';
import { Honeypot } from './leadFields.tsx';
import styles from './LeadForm.module.css';
import { useErrorText } from './FailureNotice.tsx';
import type { TakenOver } from '../useLiveForm.ts';
import { automatic, type FieldError, refused } from '../validators.ts';

/** Evidence for the spam check; sent with every lead. */
export type LeadGuard = Required<Pick<ApplicationQuery, 'fill_ms'>>;

interface ErrorSummaryProps {
  readonly ref: RefObject<HTMLDivElement | null>;
  /** Names and labels of the fields, in the order of the form. */
  readonly fields: readonly (readonly [name: string, label: string])[];
}

const subscription = { errors: true, submitErrors: true } as const;

function focusField({ currentTarget }: MouseEvent, name: string): void {
  const field = currentTarget.closest('form')?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
}

/** What is to be put right, after an attempt to send; it takes the focus then, and leads to the fields. */
function ErrorSummary({ ref, fields }: ErrorSummaryProps) {
  const { t } = useTranslation('form');
  const title = useId();
  const errorText = useErrorText();
  const { errors = {}, submitErrors } = useFormState({ subscription });
  const { submitFailed, refused: refusedNames } = useFormStatus();

  const isRefused = refusedNames.length > 0;
  const focusedFor = useRef(submitErrors);
  // Refused fields reach the store a moment after the form, long after the press.
  useEffect(() => {
    if (submitErrors === undefined || !isRefused || focusedFor.current === submitErrors) return;
    focusedFor.current = submitErrors;
    ref.current?.focus();
  }, [ref, submitErrors, isRefused]);

  const wrong = fields.flatMap(([name, label]) => {
    const error = (errors[name] as FieldError | undefined) ?? (refusedNames.includes(name) ? refused : undefined);
    return error === undefined ? [] : [{ name, label, error }];
  });
  const isAutomatic = refusedNames.includes('website');
  if (!submitFailed || (wrong.length === 0 && !isAutomatic)) return null;
  return (
    <div ref={ref} role="group" tabIndex={-1} aria-labelledby={title} className={styles.summary}>
      <p id={title} className={styles.title}>
        {isAutomatic ? errorText(automatic) : t('summary')}
      </p>
      {wrong.length > 0 && (
        <ul role="list" className={styles.list}>
          {wrong.map(({ name, label, error }) => (
            <li key={name}>
              <button type="button" className={styles.link} onClick={(event) => focusField(event, name)}>
                {label}
              </button>
              {': '}
              {errorText(error)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Milliseconds: what is sent sooner, the backend takes for a program's; with a little for rounding. */
const shortest = 1600;

/** How long a form has been before the visitor, in milliseconds. A quick one, whose fields were there already, waits the rest of a moment instead of being refused. */
async function fillTime(shownAt: number): Promise<number> {
  const missing = shortest - (steadyNow() - shownAt);
  if (missing > 0) {
    await new Promise((resolve) => {
      setTimeout(resolve, missing);
    });
  }
  return steadyNow() - shownAt;
}

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
  /** Sends the lead; resolves to the names of the fields that the backend refused. */
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
        // 'dialog' prevents a native submit, which would put name and phone into the address.
        <form ref={element} method="dialog" noValidate className={className} onSubmit={submit(handleSubmit)}>
          <FormStatusProvider value={status}>
            <ErrorSummary ref={summary} fields={labels} />
            {children(submitting === true)}
          </FormStatusProvider>
          <Honeypot ref={honeypot} defaultValue={takenOver?.website} />
          <Snapshots draft={draft} onSnapshot={onDraft} status={status} onStatus={onStatus} />
        </form>
      )}
    </Form>
  );
}
