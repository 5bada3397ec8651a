import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { RecordingNote } from '@obriy/recorder';
import { Button, Field, TextInput } from '#shared/ui';
import { Panel } from '../frame/Panel.tsx';
import styles from './NoteForm.module.css';

interface NoteFormProps {
  readonly notes: readonly RecordingNote[];
  /** What of a text must not be in the file, because it was typed on the page. */
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
