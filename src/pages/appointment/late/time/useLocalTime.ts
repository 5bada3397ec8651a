import { useLanguage } from '#shared/routing';
import { localTime } from './localTime.ts';

/** Tells what a slot's start is by the visitor's own clock; null where that is what Kyiv's shows. For what no server renders. */
export function useLocalTime(): (startsAt: string, day: string) => string | null {
  const language = useLanguage();
  return (startsAt, day) => localTime({ startsAt, day, language, zone: Intl.DateTimeFormat().resolvedOptions().timeZone });
}
