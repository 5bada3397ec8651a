import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recording } from '@obriy/recorder';
import { saveFile } from '#shared/share';
import { DownloadIcon } from '#shared/ui';
import { DropTarget, OpenFile } from '../OpenFile.tsx';
import { copyText, readFile, recordingFile, recordingName, testText } from '../recordingFile.ts';
import { BugIcon, CopyIcon, FolderIcon } from '../icons.tsx';
import { reportMessage } from '../messages.ts';
import type { SaveReport } from '../report/saveReport.ts';
import { ReportForm } from './Panel.tsx';
import { Tool } from './QaFrame.tsx';
import { type Messages, QaMessage } from './QaMessage.tsx';

interface FileToolsOptions {
  readonly messages: Messages;
  /** The contents of the file; throws RecordingRefused. */
  readonly recording: () => Recording;
  /** Whether there is nothing that a file could hold. */
  readonly empty?: boolean;
  readonly onReport: SaveReport;
  readonly onOpen: (recording: Recording) => Promise<void>;
  /** A file holds the whole recording now. */
  readonly onSaved?: () => void;
}

type PanelName = 'note' | 'report' | 'open';

/** File tools of both bars, and the panels that they open. */
export function useFileTools({
  messages: { message, dismiss, run },
  recording,
  empty = false,
  onReport,
  onOpen,
  onSaved,
}: FileToolsOptions) {
  const { t } = useTranslation('qa');
  const [panel, setPanel] = useState<PanelName | null>(null);
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
  const download = (): void =>
    void run(() => {
      const saved = recording();
      const name = `${recordingName(saved)}.json`;
      saveFile(recordingFile(saved), name);
      onSaved?.();
      return t('done.downloaded', { name });
    });
  const copyTest = (): void =>
    void run(async () => {
      const name = recordingName(recording());
      await copyText(testText(name));
      return t('done.copied', { file: `__tests__/recordings/${name}.json` });
    });
  const report = async (text: string): Promise<void> => {
    await run(async () => {
      const saved = await onReport(text);
      if (saved.withRecording) onSaved?.();
      return reportMessage(saved, t);
    });
    close();
  };

  return {
    tools: (
      <>
        <Tool label={t('download')} icon={<DownloadIcon />} disabled={empty} onClick={download} />
        <Tool label={t('copyTest')} icon={<CopyIcon />} disabled={empty} onClick={copyTest} />
        <Tool label={t('report')} icon={<BugIcon />} {...toggle('report')} />
        <Tool label={t('open')} icon={<FolderIcon />} {...toggle('open')} />
      </>
    ),
    panels: (
      <>
        {panel === 'report' && <ReportForm onReport={report} onCancel={close} />}
        {panel === 'open' && <OpenFile onFile={open} />}
        <QaMessage message={message} onDismiss={dismiss} />
        <DropTarget onFile={open} />
      </>
    ),
    panel,
    close,
    toggle,
  };
}
