import type { Term } from '#shared/answers';
import { StatusMark, type StatusTone } from '#shared/ui';

const tones: Readonly<Record<string, StatusTone>> = {
  planned: 'outline',
  sales_started: 'linden',
  under_construction: 'notice',
  commissioned: 'success',
  sold: 'neutral',
};

/** A company's own backend may have statuses that we have never heard of: those are stated without a judgement. */
function statusTone(key: string): StatusTone {
  return Object.hasOwn(tones, key) ? (tones[key] ?? 'neutral') : 'neutral';
}

export function ProjectStatus({
  status,
  className,
}: {
  readonly status: Term;
  readonly className?: string | undefined;
}) {
  return (
    <StatusMark tone={statusTone(status.key)} className={className}>
      {status.name}
    </StatusMark>
  );
}
