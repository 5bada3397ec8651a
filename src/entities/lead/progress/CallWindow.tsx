import { useTranslation } from 'react-i18next';
import type { TimeWindow } from '#contract/lead.ts';
import { formatDayMonth } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useNow } from '#shared/time';
import { Text } from '#shared/ui';
import { expectedCall } from './expectedCall.ts';

/** When to expect the call, by the clocks in Kyiv; that they are Kyiv's is said to those whose own differ. */
export function CallWindow({ expected }: { readonly expected: TimeWindow }) {
  const { t } = useTranslation('lead');
  const language = useLanguage();
  const now = useNow();
  const call = now === null ? null : expectedCall(expected, now);
  if (call === null) return null;
  const { daysAhead, day, from, to, abroad } = call;
  const near = daysAhead === 0 ? 'today' : 'tomorrow';
  const words =
    daysAhead > 1 ? t('call.day', { day: formatDayMonth(day, language), from, to }) : t(`call.${near}`, { from, to });
  return (
    <Text size="s">
      {words}
      {abroad && ` ${t('call.zone')}`}
    </Text>
  );
}
