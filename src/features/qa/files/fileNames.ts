import type { Recording } from '@obriy/recorder';

/** `2026-11-21-193407`, as file systems like it; to the second, for two tabs may record within a minute. */
function stampOf(iso: string): string {
  return iso.slice(0, 19).replace('T', '-').replaceAll(':', '');
}

/** Without the ending: the test is named after it too. */
export function recordingName({ recording: { startedAt, language } }: Recording): string {
  return `obriy-${stampOf(startedAt)}-${language}`;
}

export function reportName(now: Date): string {
  return `obriy-bug-${stampOf(now.toISOString())}.zip`;
}
