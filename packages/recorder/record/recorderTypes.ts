import type { Reducer, StoreEnhancer } from '@reduxjs/toolkit';
import type { Description, Recording, RecordingNote } from '../recordingTypes.ts';
import type { RedactionRules } from '../redaction/redactionTypes.ts';

export interface RecorderOptions {
  /** The complete reducer, with all lazy slices and endpoints. */
  readonly reducer: Reducer;
  readonly rules: RedactionRules;
  readonly describe: () => Description;
  /** Number of stored steps; older ones fold into the committed state. */
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
  /** Clears the previous recording. */
  readonly start: () => void;
  readonly stop: () => void;
  readonly note: (text: string) => void;
  /** Notes are counted from the first that was written; an empty text removes one. */
  readonly editNote: (index: number, text: string) => void;
  readonly notes: () => readonly RecordingNote[];
  /** The first personal words of a note, which must not be saved; null: there are none. */
  readonly personalInNote: (text: string) => string | null;
  /** Registers a value that was typed on the page and must not be saved. */
  readonly addTyped: (typed: string) => void;
  /** Accessible text of the page at this step; the file stores hashes of the lines. */
  readonly addScreen: (lines: readonly string[]) => void;
  readonly status: () => RecorderStatus;
  /** Notifies of every change of the status. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Throws RecordingRefused. */
  readonly save: () => Recording;
}
