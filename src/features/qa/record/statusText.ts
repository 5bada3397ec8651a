import type { TFunction } from 'i18next';
import type { RecorderStatus } from '#shared/recording';

export function statusText({ recording, steps, folded }: RecorderStatus, t: TFunction<'qa'>): string {
  if (!recording && steps === 0) return t('status.idle');
  const status = t(recording ? 'status.recording' : 'status.recorded', { count: steps });
  return folded === 0 ? status : t('status.folded', { status, folded });
}
