import type { RecordingNote } from '@obriy/recorder';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Field, TextArea, TextInput } from '#shared/ui';
import styles from './QaFrame.module.css';

interface PanelProps {
  readonly submitLabel: string;
  readonly busy?: boolean;
  readonly onSubmit: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** A form of the bar: focuses its first field, closes on Escape, and restores the focus. */
function Panel({ submitLabel, busy = false, onSubmit, onCancel, children }: PanelProps) {
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

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    onSubmit();
  };

  return (
    <form ref={form} className={styles.panel} onSubmit={submit}>
      {children}
      <div className={styles.buttons}>
        <Button type="submit" size="s" loading={busy}>
          {submitLabel}
        </Button>
        <Button variant="quiet" size="s" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
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

/** Writes a note, and edits or removes those that there are. */
export function NoteForm({ notes, personalIn, onNote, onRemove, onCancel }: NoteFormProps) {
  const { t } = useTranslation('qa');
  const [text, setText] = useState('');
  const [edited, setEdited] = useState<number | null>(null);
  const [personal, setPersonal] = useState<string | null>(null);
  const field = useRef<HTMLInputElement>(null);
  const write = (next: string): void => {
    setText(next);
    setPersonal(null);
  };
  const save = (): void => {
    const note = text.trim();
    if (note === '') return;
    const found = personalIn(note);
    setPersonal(found);
    if (found === null) onNote(note, edited);
  };
  const editedStep = edited === null ? undefined : notes[edited]?.step;
  return (
    <Panel submitLabel={t('noteForm.save')} onSubmit={save} onCancel={onCancel}>
      <Field
        label={editedStep === undefined ? t('noteForm.label') : t('noteForm.labelAt', { step: editedStep })}
        error={personal === null ? undefined : t('noteForm.personal', { words: personal })}
      >
        {(control) => (
          <TextInput
            {...control}
            ref={field}
            value={text}
            maxLength={500}
            autoComplete="off"
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      {notes.length > 0 && (
        <ul role="list" aria-label={t('replay.notes')} className={styles.notes}>
          {notes.map((note, index) => {
            const name = t('replay.noteAt', { step: note.step, text: note.text });
            const edit = (): void => {
              setEdited(index);
              write(note.text);
              field.current?.focus();
            };
            const remove = (): void => {
              setEdited(null);
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
    </Panel>
  );
}

interface ReportFormProps {
  readonly onReport: (words: string) => Promise<void>;
  readonly onCancel: () => void;
}

export function ReportForm({ onReport, onCancel }: ReportFormProps) {
  const { t } = useTranslation('qa');
  const [words, setWords] = useState('');
  const [busy, setBusy] = useState(false);
  const report = (): void => {
    setBusy(true);
    void onReport(words.trim()).finally(() => setBusy(false));
  };
  return (
    <Panel submitLabel={t('reportForm.make')} busy={busy} onSubmit={report} onCancel={onCancel}>
      <Field label={t('reportForm.label')} hint={t('reportForm.hint')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            value={words}
            maxLength={5000}
            onChange={({ target }) => setWords(target.value)}
          />
        )}
      </Field>
    </Panel>
  );
}
