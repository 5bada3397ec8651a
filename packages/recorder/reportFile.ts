/** The name of a recording within a bug report, which is a zip. */
export const recordingInReport = 'recording.json';

/** Filters the files of a bug report. */
export function isRecording({ name }: { readonly name: string }): boolean {
  return name === recordingInReport;
}

/** Whether the file begins with the signature of a zip. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b;
}
