import { useTranslation } from 'react-i18next';
import type { RecordingNote } from '#shared/recording';
import styles from './Notes.module.css';

interface NotesProps {
  readonly notes: readonly RecordingNote[];
  readonly onStep: (step: number) => void;
}

/** What was written while it was recorded; each leads to its step. */
export function Notes({ notes, onStep }: NotesProps) {
  const { t } = useTranslation('qa');
  if (notes.length === 0) return null;
  return (
    <ul role="list" aria-label={t('replay.notes')} className={styles.notes}>
      {notes.map(({ step, text }) => (
        <li key={`${step} ${text}`}>
          <button type="button" className={styles.note} onClick={() => onStep(step)}>
            {t('replay.noteAt', { step, text })}
          </button>
        </li>
      ))}
    </ul>
  );
}
