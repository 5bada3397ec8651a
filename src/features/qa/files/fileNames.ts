import type { Recording } from '#shared/recording';

/** `2026-11-21-1934`: to the minute, as file systems like it. */
function stampOf(iso: string): string {
  return iso.slice(0, 16).replace('T', '-').replace(':', '');
}

/** Without the ending: the test is named after it too. */
export function recordingName({ recording: { startedAt, language } }: Recording): string {
  return `obriy-${stampOf(startedAt)}-${language}`;
}

export function reportName(now: Date): string {
  return `obriy-bug-${stampOf(now.toISOString())}.zip`;
}
