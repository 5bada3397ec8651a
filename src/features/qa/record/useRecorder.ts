import { useSyncExternalStore } from 'react';
import type { Recorder, RecorderStatus } from '#shared/recording';

/** What the recorder is at, followed. */
export function useRecorder({ subscribe, status }: Recorder): RecorderStatus {
  const text = useSyncExternalStore(subscribe, () => JSON.stringify(status()));
  return JSON.parse(text) as RecorderStatus;
}
