import type { Changes, LiftedAction, Recording, RecordingMeta, RecordingNote, Replay } from '@obriy/recorder';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { QaFrame, Tools } from '../frame/QaFrame.tsx';
import { QaMessage, useMessage } from '../frame/QaMessage.tsx';
import { useFileTools } from '../frame/useFileTools.tsx';
import type { SaveReport } from '../report/saveReport.ts';
import styles from './ReplayBar.module.css';
import { Scrubber, type Warming, WarmingLine } from './Scrubber.tsx';
import { DropTarget, OpenFile } from '../OpenFile.tsx';
import { readFile } from '../recordingFile.ts';

/** Characters of a shown payload: responses may have hundreds of thousands. */
const longest = 4000;

/** Of a value that changed. */
const longestChange = 160;

interface StepFactsProps {
  readonly lifted: LiftedAction | undefined;
  readonly changes: Changes | undefined;
}

function textOf(value: unknown): string {
  const text = JSON.stringify(value, null, 2) ?? '';
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** Rendered only while open, so that moving through a thousand steps stays fluid. */
function Facts({ title, value }: { readonly title: string; readonly value: unknown }) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>{title}</summary>
      {open && <pre className={styles.text}>{textOf(value)}</pre>}
    </details>
  );
}

function shortened(changes: Changes): Changes {
  return Object.fromEntries(
    Object.entries(changes).map(([path, value]) => [
      path,
      value.length > longestChange ? `${value.slice(0, longestChange)}…` : value,
    ]),
  );
}

/** The action of a step and its changes of the state. */
function StepFacts({ lifted, changes }: StepFactsProps) {
  const { t } = useTranslation('qa');
  const { type, ...carried } = lifted?.action ?? { type: t('replay.first') };
  return (
    <div className={styles.facts}>
      <code className={styles.type}>{type}</code>
      {Object.keys(carried).length > 0 && (
        <Facts title={t('replay.payload')} value={'payload' in carried ? carried.payload : carried} />
      )}
      {changes !== undefined && Object.keys(changes).length > 0 && (
        <Facts title={t('replay.changes')} value={shortened(changes)} />
      )}
    </div>
  );
}

function onResize(listener: () => void): () => void {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
}

/** Of the window, in pixels. */
function useWidth(): number {
  return useSyncExternalStore(onResize, () => window.innerWidth);
}

interface ElsewhereProps {
  readonly meta: RecordingMeta;
  /** Whether it was recorded with another build of the site. */
  readonly otherBuild: boolean;
}

/** Differences between the recorded environment and this one. */
function Elsewhere({ meta: { viewport, site, rtk }, otherBuild }: ElsewhereProps) {
  const { t } = useTranslation('qa');
  const here = useWidth();
  const recorded = viewport.width;
  if (!otherBuild && recorded === here) return null;
  return (
    <p className={styles.elsewhere}>
      {recorded !== here && t('replay.otherWidth', { recorded, here })}{' '}
      {otherBuild && t('replay.otherBuild', { site, rtk })}
    </p>
  );
}

interface NotesProps {
  readonly notes: readonly RecordingNote[];
  readonly onStep: (step: number) => void;
}

/** Notes of the recording; each links to its step. */
function Notes({ notes, onStep }: NotesProps) {
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

interface Steps {
  /** The action that led to each step; none led to the first. */
  readonly lifted: readonly (LiftedAction | undefined)[];
  /** Milliseconds since 1970. */
  readonly times: readonly number[];
}

/** The actions of a recording in their order. */
function stepsOf({ stagedActionIds, actionsById }: Recording): Steps {
  const all = stagedActionIds.map((id) => actionsById[id]);
  const [first, ...rest] = all;
  const times = all.map((action) => action?.timestamp ?? 0);
  return { lifted: [undefined, ...rest], times: first === undefined ? [0] : times };
}

interface ReplayBarProps {
  readonly recording: Recording;
  readonly replay: Replay;
  readonly warming: Warming;
  /** The first step after which this site is in another state than the recorded one; null: none. */
  readonly differsAt: number | null;
  /** Whether it was recorded with another build of the site. */
  readonly otherBuild: boolean;
  readonly onReport: SaveReport;
  readonly onOpen: (recording: Recording) => Promise<void>;
  readonly onClose: () => void;
}

/** In place of the live site: shows a recording at every step. */
export function ReplayBar({
  recording,
  replay,
  warming,
  differsAt,
  otherBuild,
  onReport,
  onOpen,
  onClose,
}: ReplayBarProps) {
  const { t } = useTranslation('qa');
  // Preparing changes steps, too.
  const step = useSyncExternalStore(replay.store.subscribe, replay.step);
  const [steps] = useState(() => stepsOf(recording));
  const { tools, panels } = useFileTools({ messages: useMessage(), recording: () => recording, onReport, onOpen });

  const go = useCallback(
    (target: number) => {
      warming.pause();
      replay.jumpTo(target);
    },
    [replay, warming],
  );
  const onScreen = useSyncExternalStore(warming.subscribe, warming.differsOnScreen);
  const warmed = useSyncExternalStore(warming.subscribe, warming.status) === null;
  const verdict = (): string => {
    if (differsAt !== null) return t('replay.differs', { step: differsAt });
    if (onScreen !== null) return t('replay.screenDiffers', { step: onScreen.step, count: onScreen.count });
    return warmed || recording.recording.screens === undefined ? t('replay.exact') : t('replay.comparing');
  };
  const status = `${t('replay.position', { step, length: replay.length })} · ${verdict()}`;

  return (
    <QaFrame
      name={t('replay.title')}
      live={differsAt !== null || onScreen !== null}
      status={status}
      closeLabel={t('replay.close')}
      onClose={onClose}
    >
      <Scrubber step={step} times={steps.times} event={steps.lifted[step]?.action.type ?? ''} onStep={go} />
      <WarmingLine warming={warming} length={replay.length} />
      <div className={styles.about}>
        <StepFacts lifted={steps.lifted[step]} changes={recording.recording.changes[step]} />
        <Notes notes={recording.recording.notes} onStep={go} />
        <Tools>{tools}</Tools>
      </div>
      {onScreen !== null && onScreen.lines.length > 0 && <Facts title={t('replay.newLines')} value={onScreen.lines} />}
      <Elsewhere meta={recording.recording} otherBuild={otherBuild} />
      {panels}
    </QaFrame>
  );
}

interface ReplayWaitProps {
  /** Why there is nothing to show; null: it is on its way. */
  readonly failure: unknown;
  readonly onOpen: (recording: Recording) => Promise<void>;
  readonly onClose: () => void;
}

/** Shown while a recording loads, or why it failed. */
export function ReplayWait({ failure, onOpen, onClose }: ReplayWaitProps) {
  const { t } = useTranslation('qa');
  const { message, dismiss, run } = useMessage(failure);
  const waiting = t('replay.loading');
  const open = (file: File): void =>
    void run(async () => {
      await onOpen(await readFile(file));
      return '';
    });
  return (
    <QaFrame
      name={t('replay.title')}
      live={false}
      status={failure === null ? waiting : ''}
      closeLabel={t('replay.close')}
      onClose={onClose}
    >
      {failure === null ? (
        <progress className={styles.progress} aria-label={waiting} />
      ) : (
        <>
          <OpenFile onFile={open} />
          <DropTarget onFile={open} />
        </>
      )}
      <QaMessage message={message} onDismiss={dismiss} />
    </QaFrame>
  );
}
