import type { CentersData } from '#shared/answers';
import { useTranslation } from 'react-i18next';
import type { Visit } from '#contract/visit.ts';

/** A visit in the words of a calendar. */
export function useCalendarEvent(
  { number, kind, starts_at, minutes }: Visit,
  center: CentersData['centers'][number] | undefined,
) {
  const { t } = useTranslation(['appointment', 'common']);
  const inPerson = kind === 'in_person';
  return {
    uid: number,
    title: t('calendar.title', { brand: t('common:brand') }),
    description: t(inPerson ? 'calendar.text' : 'calendar.textOnline', { number, phone: center?.phone ?? '' }),
    location:
      inPerson && center !== undefined ? [center.name, center.address].filter(Boolean).join(', ') : t('kind.online'),
    position: inPerson ? (center?.position ?? undefined) : undefined,
    startsAt: starts_at,
    minutes,
  };
}
