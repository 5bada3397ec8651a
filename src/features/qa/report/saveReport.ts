import { strToU8, zipSync } from 'fflate';
import { type Recording, recordingInReport, RecordingRefused, type ScreenDifference } from '@obriy/recorder';
import { saveFile } from '#shared/share';
import { recordingText, reportName } from '../recordingFile.ts';
import type { SavedReport } from '../messages.ts';
import type { LoggedError } from './consoleLog.ts';
import type { Gap } from './gaps.ts';
import { takeScreenshot } from './screenshot.ts';
import { withoutPersonal, withoutTyped } from './typedValues.ts';

/** The facts of a report. */
interface ReportFacts {
  /** Versions of the site and of Redux Toolkit. */
  readonly site: string;
  readonly rtk: string;
  readonly settings: unknown;
  readonly language: string;
  /** Path and query, without the hash of a private link. */
  readonly address: string;
  /** Of a replay: where the page shows something else than it showed when it was recorded. */
  readonly differsOnScreen?: ScreenDifference | null;
}

interface Report {
  readonly now: Date;
  /** What a person wrote. */
  readonly text: string;
  readonly facts: ReportFacts;
  readonly errors: readonly LoggedError[];
  readonly typed: readonly string[];
  readonly recording: string | null;
  /** Why there is no recording. */
  readonly missing: string | null;
}

interface MadeReport {
  readonly file: Blob;
  /** How many areas of the page are missing in its screenshot; null: no screenshot. */
  readonly gaps: number | null;
}

interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly gaps: readonly Gap[];
}

/** Null where a page cannot be drawn: the rest of the report is worth having. */
async function pictureOf(typed: readonly string[]): Promise<Picture | null> {
  try {
    const { png, gaps } = await takeScreenshot(typed);
    return { bytes: new Uint8Array(await png.arrayBuffer()), gaps };
  } catch {
    return null;
  }
}

/** Changes all texts of a value; keys and numbers are not personal. */
function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((item: unknown) => mapTexts(item, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, mapTexts(field, change)]));
}

/** Facts about the machine, to reproduce the bug. */
function surroundings() {
  const { innerWidth, innerHeight, devicePixelRatio, matchMedia } = window;
  const { userAgent, languages, onLine } = navigator;
  const isOn = (query: string): boolean => matchMedia(query).matches;
  return {
    browser: userAgent,
    browserLanguages: languages,
    online: onLine,
    viewport: { width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio },
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    dark: isOn('(prefers-color-scheme: dark)'),
    reducedMotion: isOn('(prefers-reduced-motion: reduce)'),
  };
}

/**
 * A bug report as one file: recording, screenshot, console, settings and versions. It holds nothing that a visitor
 * typed.
 */
async function makeReport({ now, text, facts, errors, typed, recording, missing }: Report): Promise<MadeReport> {
  const picture = await pictureOf(typed);
  const { settings, ...known } = facts;
  const about = {
    reportedAt: now.toISOString(),
    // Named as in the reports of earlier releases.
    words: text,
    ...known,
    ...surroundings(),
    recording: recording === null ? missing : recordingInReport,
    picture: picture === null ? 'No picture could be taken of this page' : 'screenshot.png',
    // Striped in the screenshot, so that they are not mistaken for content.
    notInPicture: picture?.gaps ?? [],
    settings,
  };
  const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
  const bytes = zipSync({
    // Already verified to hold nothing typed; pictures are already compressed.
    ...(recording !== null && { [recordingInReport]: strToU8(recording) }),
    ...(picture !== null && { 'screenshot.png': [picture.bytes, { level: 0 }] }),
    'console.json': strToU8(json(errors.map((error) => ({ ...error, text: withoutPersonal(error.text, typed) })))),
    // The company's own phone is among its settings.
    'report.json': strToU8(json(mapTexts(about, (value) => withoutTyped(value, typed)))),
  });
  return { file: new Blob([bytes], { type: 'application/zip' }), gaps: picture?.gaps.length ?? null };
}

interface ReportSources {
  readonly facts: () => ReportFacts;
  readonly errors: () => readonly LoggedError[];
  /** Typed and other personal values, left out of the whole report. */
  readonly typed: () => readonly string[];
  /** Null when there is none; throws RecordingRefused. */
  readonly recording: () => Recording | null;
}

/** Saves a report with a person's text. */
export type SaveReport = (text: string) => Promise<SavedReport>;

/** Without a refused recording; the report names the reason. */
function recorded(recording: ReportSources['recording']) {
  try {
    const found = recording();
    return found === null
      ? { json: null, missing: 'Nothing was recorded', refused: null }
      : { json: recordingText(found), missing: null, refused: null };
  } catch (error) {
    if (error instanceof RecordingRefused) return { json: null, missing: error.message, refused: error };
    throw error;
  }
}

export function makeSaveReport({ facts, errors, typed, recording }: ReportSources): SaveReport {
  return async (text) => {
    const now = new Date();
    const { json, missing, refused } = recorded(recording);
    const { file, gaps } = await makeReport({
      now,
      text,
      facts: facts(),
      errors: errors(),
      typed: typed(),
      recording: json,
      missing,
    });
    const name = reportName(now);
    saveFile(file, name);
    return { name, withRecording: json !== null, refused, gaps };
  };
}
