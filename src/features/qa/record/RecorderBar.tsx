import type { TFunction } from 'i18next';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#shared/share';
import type { Recorder, RecorderStatus, Recording } from '@obriy/recorder';
import { DownloadIcon } from '#shared/ui';
import { copyText } from '../files/copyText.ts';
import { DropTarget } from '../files/DropTarget.tsx';
import { recordingName } from '../files/fileNames.ts';
import { OpenFile } from '../files/OpenFile.tsx';
import { readFile } from '../files/readFile.ts';
import { recordingFile } from '../files/recordingFile.ts';
import { testText } from '../files/testText.ts';
import { QaFrame } from '../frame/QaFrame.tsx';
import { QaMessage } from '../frame/QaMessage.tsx';
import { Tool, Tools } from '../frame/Tool.tsx';
import { useMessage } from '../frame/useMessage.ts';
import { BugIcon, CopyIcon, FolderIcon, NoteIcon, RecordIcon, StopIcon } from '../icons.tsx';
import { ReportForm } from '../report/ReportForm.tsx';
import { reportMessage } from '../report/reportMessage.ts';
import type { SaveReport } from '../report/saveReport.ts';
import { NoteForm } from './NoteForm.tsx';

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

interface Unsaved {
  /** Whether there are steps that no file holds: the browser asks before the document goes with them. */
  readonly unsaved: boolean;
  /** To be called when a file holds them all, or nobody wants them. */
  readonly settle: () => void;
}

/** Keeps what was recorded from going with its document unasked. */
function useUnsaved({ steps, folded }: RecorderStatus): Unsaved {
  const happened = steps + folded;
  const [saved, setSaved] = useState(0);
  // Another recording has begun.
  if (saved > happened) setSaved(0);
  const unsaved = happened > saved;

  useEffect(() => {
    if (!unsaved) return undefined;
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [unsaved]);
  return { unsaved, settle: () => setSaved(happened) };
}

/** What the recorder is at, followed. */
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

type PanelName = 'note' | 'report' | 'open';

/** What is asked before an act with which steps would go. */
const questions = { leave: 'unsaved.leave', begin: 'unsaved.begin' } as const;

interface Warned {
  readonly act: keyof typeof questions;
  /** How many steps there were when it was said that no file holds them. */
  readonly happened: number;
}

/** Beside the living site: records what its store does. */
export function RecorderBar({ recorder, onReport, onOpen, onLeave }: RecorderBarProps) {
  const { t } = useTranslation('qa');
  const status = useRecorder(recorder);
  const { unsaved, settle } = useUnsaved(status);
  const [warned, setWarned] = useState<Warned | null>(null);
  const { message, dismiss, run } = useMessage();
  const [panel, setPanel] = useState<PanelName | null>(null);
  const nothing = !status.recording && status.steps === 0;
  const close = useCallback(() => setPanel(null), []);
  const toggle = (name: PanelName) => ({
    'aria-expanded': panel === name,
    onClick: () => setPanel(panel === name ? null : name),
  });

  const open = (file: File): void =>
    void run(async () => {
      await onOpen(await readFile(file));
      return '';
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
  const download = (): void =>
    void run(() => {
      const recording = recorder.save();
      const name = `${recordingName(recording)}.json`;
      saveFile(recordingFile(recording), name);
      settle();
      return t('done.downloaded', { name });
    });
  const copyTest = (): void =>
    void run(async () => {
      const name = recordingName(recorder.save());
      await copyText(testText(name));
      return t('done.copied', { file: `__tests__/recordings/${name}.json` });
    });
  const report = async (words: string): Promise<void> => {
    await run(async () => {
      const saved = await onReport(words);
      if (saved.withRecording) settle();
      return reportMessage(saved, t);
    });
    close();
  };

  /** Whether steps would go with it that no file holds: said once, and whoever presses again means it. */
  const mustAsk = (act: keyof typeof questions): boolean => {
    const happened = status.steps + status.folded;
    if (!unsaved || (warned?.act === act && warned.happened === happened)) return false;
    setWarned({ act, happened });
    void run(() => t(questions[act]));
    return true;
  };
  const begin = (): void => {
    if (mustAsk('begin')) return;
    // Of other steps, of which there may be as many again.
    setWarned(null);
    dismiss();
    recorder.start();
  };
  const leave = (): void => {
    if (mustAsk('leave')) return;
    // The browser need not ask again.
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
        <Tool label={t('download')} icon={<DownloadIcon />} disabled={nothing} onClick={download} />
        <Tool label={t('copyTest')} icon={<CopyIcon />} disabled={nothing} onClick={copyTest} />
        <Tool label={t('report')} icon={<BugIcon />} {...toggle('report')} />
        <Tool label={t('open')} icon={<FolderIcon />} {...toggle('open')} />
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
      {panel === 'report' && <ReportForm onReport={report} onCancel={close} />}
      {panel === 'open' && <OpenFile onFile={open} />}
      <QaMessage message={message} onDismiss={dismiss} />
      <DropTarget onFile={open} />
    </QaFrame>
  );
}
