import { useTranslation } from 'react-i18next';
import { Timeline } from '#shared/ui';

export function VisitSteps() {
  const { t } = useTranslation('appointment');
  return (
    <Timeline
      marks={[
        { key: 'day', when: t('steps.now'), title: t('steps.day'), state: 'current' },
        { key: 'time', when: t('steps.byPhone'), title: t('steps.time'), state: 'next' },
        { key: 'details', when: t('steps.byPhone'), title: t('steps.details'), state: 'next' },
      ]}
    />
  );
}
