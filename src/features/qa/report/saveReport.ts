import { saveFile } from '#shared/files';
import { RecordingRefused, type Recording } from '#shared/recording';
import { reportName } from '../files/fileNames.ts';
import { recordingText } from '../files/recordingFile.ts';
import type { LoggedError } from './consoleLog.ts';
import { makeReport, type ReportFacts } from './makeReport.ts';

export interface ReportSources {
  readonly facts: () => ReportFacts;
  readonly errors: () => readonly LoggedError[];
  /** Everything that was typed: it is left out of the whole report. */
  readonly typed: () => readonly string[];
  /** Null when there is none; throws RecordingRefused. */
  readonly recording: () => Recording | null;
}

/** Saves a report with a person's words, and gives the name of its file. */
export type SaveReport = (words: string) => Promise<string>;

/** A refused recording is no reason to lose the rest: the report says why it is without one. */
function recorded(recording: ReportSources['recording']): { readonly text: string | null; readonly missing: string | null } {
  try {
    const found = recording();
    return found === null ? { text: null, missing: 'Nothing was recorded' } : { text: recordingText(found), missing: null };
  } catch (error) {
    if (error instanceof RecordingRefused) return { text: null, missing: error.message };
    throw error;
  }
}

export function makeSaveReport({ facts, errors, typed, recording }: ReportSources): SaveReport {
  return async (words) => {
    const now = new Date();
    const { text, missing } = recorded(recording);
    const file = await makeReport({ now, words, facts: facts(), errors: errors(), typed: typed(), recording: text, missing });
    const name = reportName(now);
    saveFile(file, name);
    return name;
  };
}
