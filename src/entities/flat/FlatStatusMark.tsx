import { useTranslation } from 'react-i18next';
import type { FlatStatus } from '#shared/answers';
import { StatusMark } from '#shared/ui';

const tones = { free: 'linden', reserved: 'notice', sold: 'neutral' } as const;

interface FlatStatusMarkProps {
  readonly status: FlatStatus;
  readonly className?: string | undefined;
}

export function FlatStatusMark({ status, className }: FlatStatusMarkProps) {
  const { t } = useTranslation('plan');
  return (
    <StatusMark tone={tones[status]} className={className}>
      {t(`status.${status}`)}
    </StatusMark>
  );
}
