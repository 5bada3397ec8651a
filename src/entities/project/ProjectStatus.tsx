import type { Term } from '#shared/answers';
import { StatusMark } from '#shared/ui';
import { statusTone } from './statusTone.ts';

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
