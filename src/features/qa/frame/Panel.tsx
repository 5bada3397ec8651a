import type { RecordingNote } from '@obriy/recorder';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Form, useField, useForm } from 'react-final-form';
import { useTranslation } from 'react-i18next';
import { asTyped } from '#shared/form';
import { Button, Field, TextArea, TextInput } from '#shared/ui';
import styles from './QaFrame.module.css';

interface PanelValues {
  readonly text: string;
}

const noText: PanelValues = { text: '' };

interface PanelProps {
  readonly submitLabel: string;
  /** What is wrong with the text; void: nothing. */
  readonly onSubmit: (text: string) => Promise<void> | string | void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form of the bar: focuses its first field, closes on Escape, and restores the focus. */
function Panel({ submitLabel, onSubmit, onCancel, children }: PanelProps) {
  const { t } = useTranslation('qa');
  const form = useRef<HTMLFormElement>(null);

  useEffect(() => {
    const leave = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      // Otherwise Escape would also close a native dialog around the bar.
      event.preventDefault();
      onCancel();
    };
    const { current } = form;
    current?.addEventListener('keydown', leave);
    return () => current?.removeEventListener('keydown', leave);
  }, [onCancel]);

  useEffect(() => {
    const opener = document.activeElement;
    form.current?.querySelector<HTMLElement>('input, textarea')?.focus();
    return () => {
      // Unless the visitor has moved the focus.
      if (opener instanceof HTMLElement && document.activeElement === document.body) opener.focus();
    };
  }, []);

  const submit = async ({ text }: PanelValues) => {
    const wrong = await onSubmit(text.trim());
    return typeof wrong === 'string' ? { text: wrong } : undefined;
  };

  return (
    <Form<PanelValues> onSubmit={submit} initialValues={noText}>
      {({ handleSubmit, submitting }) => (
        <form ref={form} className={styles.panel} onSubmit={(event) => void handleSubmit(event)}>
          {children}
          <div className={styles.buttons}>
            <Button type="submit" size="s" loading={submitting === true}>
              {submitLabel}
            </Button>
            <Button variant="quiet" size="s" onClick={onCancel}>
              {t('cancel')}
            </Button>
          </div>
        </form>
      )}
    </Form>
  );
}

interface NoteFormProps {
  readonly notes: readonly RecordingNote[];
  /** Personal words of a text, because they were typed on the page. */
  readonly personalIn: (text: string) => string | null;
  /** `edited`: which of the notes becomes this text; null: none, it is a new one. */
  readonly onNote: (text: string, edited: number | null) => void;
  readonly onRemove: (index: number) => void;
  readonly onCancel: () => void;
}

interface NoteFieldProps extends Pick<NoteFormProps, 'notes' | 'onRemove'> {
  readonly edited: number | null;
  readonly onEdit: (index: number | null) => void;
}

function NoteField({ notes, edited, onEdit, onRemove }: NoteFieldProps) {
  const { t } = useTranslation('qa');
  const { change } = useForm<PanelValues>();
  const { input, meta } = useField<string>('text', { parse: asTyped });
  const field = useRef<HTMLInputElement>(null);
  const editedStep = edited === null ? undefined : notes[edited]?.step;
  const personal = meta.dirtySinceLastSubmit === true ? undefined : (meta.submitError as string | undefined);
  return (
    <>
      <Field
        label={editedStep === undefined ? t('noteForm.label') : t('noteForm.labelAt', { step: editedStep })}
        error={personal === undefined ? undefined : t('noteForm.personal', { words: personal })}
      >
        {(control) => <TextInput {...control} {...input} ref={field} maxLength={500} autoComplete="off" />}
      </Field>
      {notes.length > 0 && (
        <ul role="list" aria-label={t('replay.notes')} className={styles.notes}>
          {notes.map((note, index) => {
            const name = t('replay.noteAt', { step: note.step, text: note.text });
            const edit = (): void => {
              onEdit(index);
              change('text', note.text);
              field.current?.focus();
            };
            const remove = (): void => {
              onEdit(null);
              onRemove(index);
            };
            return (
              <li key={name} className={styles.note}>
                <span>{name}</span>
                <Button variant="quiet" size="s" aria-label={t('noteForm.editOf', { note: name })} onClick={edit}>
                  {t('noteForm.edit')}
                </Button>
                <Button variant="quiet" size="s" aria-label={t('noteForm.removeOf', { note: name })} onClick={remove}>
                  {t('noteForm.remove')}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** Writes a note, and edits or removes those that there are. */
export function NoteForm({ notes, personalIn, onNote, onRemove, onCancel }: NoteFormProps) {
  const { t } = useTranslation('qa');
  const [edited, setEdited] = useState<number | null>(null);
  const save = (note: string): string | undefined => {
    if (note === '') return undefined;
    const personal = personalIn(note);
    if (personal !== null) return personal;
    onNote(note, edited);
    return undefined;
  };
  return (
    <Panel submitLabel={t('noteForm.save')} onSubmit={save} onCancel={onCancel}>
      <NoteField notes={notes} edited={edited} onEdit={setEdited} onRemove={onRemove} />
    </Panel>
  );
}

function ReportTextField() {
  const { t } = useTranslation('qa');
  const { input } = useField<string>('text', { parse: asTyped });
  return (
    <Field label={t('reportForm.label')} hint={t('reportForm.hint')}>
      {(control) => <TextArea {...control} {...input} rows={3} maxLength={5000} />}
    </Field>
  );
}

interface ReportFormProps {
  readonly onReport: (text: string) => Promise<void>;
  readonly onCancel: () => void;
}

export function ReportForm({ onReport, onCancel }: ReportFormProps) {
  const { t } = useTranslation('qa');
  return (
    <Panel submitLabel={t('reportForm.make')} onSubmit={onReport} onCancel={onCancel}>
      <ReportTextField />
    </Panel>
  );
}
