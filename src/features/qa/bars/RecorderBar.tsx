import type { TFunction } from 'i18next';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Recorder, RecorderStatus, Recording } from '@obriy/recorder';
import { NoteForm } from '../frame/Panel.tsx';
import { QaFrame, Tool, Tools } from '../frame/QaFrame.tsx';
import { useMessage } from '../frame/QaMessage.tsx';
import { useFileTools } from '../frame/useFileTools.tsx';
import { NoteIcon, RecordIcon, StopIcon } from '../icons.tsx';
import type { SaveReport } from '../report/saveReport.ts';

function confirmLeave(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

interface Unsaved {
  /** Whether there are unsaved steps: the browser asks before leaving the document. */
  readonly unsaved: boolean;
  /** Call it when all steps are saved or discarded. */
  readonly settle: () => void;
}

/** Warns before unsaved steps are lost with the document. */
function useUnsaved({ steps, folded }: RecorderStatus): Unsaved {
  const happened = steps + folded;
  const [saved, setSaved] = useState(0);
  // Another recording has begun.
  if (saved > happened) setSaved(0);
  const unsaved = happened > saved;

  useEffect(() => {
    if (!unsaved) return undefined;
    window.addEventListener('beforeunload', confirmLeave);
    return () => window.removeEventListener('beforeunload', confirmLeave);
  }, [unsaved]);
  return { unsaved, settle: () => setSaved(happened) };
}

/** Subscribes to the recorder's status. */
function useRecorder({ subscribe, status }: Recorder): RecorderStatus {
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(status()));
  return JSON.parse(text) as RecorderStatus;
}

function statusText({ recording, steps, folded }: RecorderStatus, t: TFunction<'qa'>): string {
  if (!recording && steps === 0) return t('status.idle');
  const status = t(recording ? 'status.recording' : 'status.recorded', { count: steps });
  return folded === 0 ? status : t('status.folded', { status, folded });
}

interface RecorderBarProps {
  readonly recorder: Recorder;
  readonly onReport: SaveReport;
  /** Shows a recording in place of the site. */
  readonly onOpen: (recording: Recording) => Promise<void>;
  readonly onLeave: () => void;
}

/** Questions before actions that lose steps. */
const questions = { leave: 'unsaved.leave', begin: 'unsaved.begin' } as const;

interface Warned {
  readonly act: keyof typeof questions;
  /** The number of steps when the warning about unsaved steps was shown. */
  readonly happened: number;
}

/** The recorder's bar beside the live site. */
export function RecorderBar({ recorder, onReport, onOpen, onLeave }: RecorderBarProps) {
  const { t } = useTranslation('qa');
  const status = useRecorder(recorder);
  const { unsaved, settle } = useUnsaved(status);
  const [warned, setWarned] = useState<Warned | null>(null);
  const messages = useMessage();
  const { dismiss, run } = messages;
  const nothing = !status.recording && status.steps === 0;
  const { tools, panels, panel, close, toggle } = useFileTools({
    messages,
    recording: recorder.save,
    empty: nothing,
    onReport,
    onOpen,
    onSaved: settle,
  });

  const note = (text: string, edited: number | null): void => {
    if (edited === null) recorder.note(text);
    else recorder.editNote(edited, text);
    const step = edited === null ? recorder.status().steps : (recorder.notes()[edited]?.step ?? 0);
    close();
    void run(() => t('done.noted', { step }));
  };
  const removeNote = (index: number): void => {
    recorder.editNote(index, '');
    void run(() => t('done.noteRemoved'));
  };
  /** Whether the action would lose unsaved steps: asks once, and a second press confirms. */
  const mustConfirm = (act: keyof typeof questions): boolean => {
    const happened = status.steps + status.folded;
    if (!unsaved || (warned?.act === act && warned.happened === happened)) return false;
    setWarned({ act, happened });
    void run(() => t(questions[act]));
    return true;
  };
  const begin = (): void => {
    if (mustConfirm('begin')) return;
    // Of other steps, of which there may be as many again.
    setWarned(null);
    dismiss();
    recorder.start();
  };
  const leave = (): void => {
    if (mustConfirm('leave')) return;
    // So that the browser does not ask again.
    flushSync(settle);
    onLeave();
  };

  return (
    <QaFrame
      name={t('title')}
      live={status.recording}
      status={statusText(status, t)}
      closeLabel={t('leave')}
      onClose={leave}
    >
      <Tools>
        {status.recording ? (
          <Tool label={t('stop')} icon={<StopIcon />} onClick={recorder.stop} />
        ) : (
          <Tool label={t('record')} icon={<RecordIcon />} onClick={begin} />
        )}
        <Tool label={t('note')} icon={<NoteIcon />} disabled={nothing} {...toggle('note')} />
        {tools}
      </Tools>
      {panel === 'note' && (
        <NoteForm
          notes={recorder.notes()}
          personalIn={recorder.personalInNote}
          onNote={note}
          onRemove={removeNote}
          onCancel={close}
        />
      )}
      {panels}
    </QaFrame>
  );
}
