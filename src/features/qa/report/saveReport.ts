import { saveFile } from '#shared/files';
import { RecordingRefused, type Recording } from '#shared/recording';
import { reportName } from '../files/fileNames.ts';
import { recordingText } from '../files/recordingFile.ts';
import type { LoggedError } from './consoleLog.ts';
import { makeReport, type ReportFacts } from './makeReport.ts';

export interface ReportSources {
  readonly facts: () => ReportFacts;
  readonly errors: () => readonly LoggedError[];
  /** Everything that was typed, and what else is personal: it is left out of the whole report. */
  readonly typed: () => readonly string[];
  /** Null when there is none; throws RecordingRefused. */
  readonly recording: () => Recording | null;
}

export interface SavedReport {
  /** Of the file. */
  readonly name: string;
  readonly withRecording: boolean;
  /** Why the recording is not in it, though there is one. */
  readonly refused: RecordingRefused | null;
  /** How many areas of the page are not in its picture; null: there is no picture. */
  readonly gaps: number | null;
}

/** Saves a report with a person's words. */
export type SaveReport = (words: string) => Promise<SavedReport>;

/** A refused recording is no reason to lose the rest: the report says why it is without one. */
function recorded(recording: ReportSources['recording']) {
  try {
    const found = recording();
    return found === null
      ? { text: null, missing: 'Nothing was recorded', refused: null }
      : { text: recordingText(found), missing: null, refused: null };
  } catch (error) {
    if (error instanceof RecordingRefused) return { text: null, missing: error.message, refused: error };
    throw error;
  }
}

export function makeSaveReport({ facts, errors, typed, recording }: ReportSources): SaveReport {
  return async (words) => {
    const now = new Date();
    const { text, missing, refused } = recorded(recording);
    const { file, gaps } = await makeReport({
      now,
      words,
      facts: facts(),
      errors: errors(),
      typed: typed(),
      recording: text,
      missing,
    });
    const name = reportName(now);
    saveFile(file, name);
    return { name, withRecording: text !== null, refused, gaps };
  };
}
