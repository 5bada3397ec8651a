import type { Reducer, StoreEnhancer } from '@reduxjs/toolkit';
import type { Description, Recording, RecordingNote } from './recordingTypes.ts';
import type { RedactionRules } from './redaction/redactionTypes.ts';

export interface RecorderOptions {
  /** The whole one: with every slice and every endpoint that a page may bring later. */
  readonly reducer: Reducer;
  readonly rules: RedactionRules;
  readonly describe: () => Description;
  /** Steps that are kept; older ones fold into the committed state. */
  readonly limit?: number;
}

export interface RecorderStatus {
  readonly recording: boolean;
  /** Steps that a file would have now. */
  readonly steps: number;
  /** Steps that have become part of the committed state. */
  readonly folded: number;
}

export interface Recorder {
  /** The innermost of a store: only there everything passes that reaches the reducer. */
  readonly enhancer: StoreEnhancer;
  /** Forgets what was recorded before. */
  readonly start: () => void;
  readonly stop: () => void;
  readonly note: (text: string) => void;
  /** Notes are counted from the first that was written; an empty text removes one. */
  readonly editNote: (index: number, text: string) => void;
  readonly notes: () => readonly RecordingNote[];
  /** The first words of a note that were typed on the page, and must not stand in the file; null: there are none. */
  readonly personalInNote: (text: string) => string | null;
  /** A value that was typed on the page, wherever it went: it must not stand in the file. */
  readonly remember: (typed: string) => void;
  /** The lines of accessible text that the page shows at this step; hashes of them are kept. */
  readonly see: (lines: readonly string[]) => void;
  readonly status: () => RecorderStatus;
  /** Tells of every change of the status. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Throws RecordingRefused. */
  readonly save: () => Recording;
}
