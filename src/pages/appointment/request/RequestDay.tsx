import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { addDays } from '#domain/time/days.ts';
import { isDay } from '#domain/time/isDay.ts';
import { hoursOn } from '#domain/time/openingHours.ts';
import { stepPaths } from '#features/booking';
import type { DayState } from '#features/visit-day';
import type { SalesCenter } from '#shared/responses';
import { formatDayOfWeek } from '#shared/format';
import { useLanguage, useLocalizedPath, usePageSearch } from '#shared/routing';
import { useToday } from '#shared/time';
import { Text } from '#shared/ui';
import { CenterChoice, DayForm } from '../date/CenterChoice.tsx';
import { DayPicker, SoonDays, soonDays } from '../date/DayPicker.tsx';
import styles from '../Step.module.css';
import {
  continuePressed,
  dayTyped,
  monthTurned,
  selectTriedToContinue,
  selectTurnedMonth,
  selectTypedDay,
} from '../visitDateSlice.ts';
import { requestEvents, selectRequestDraft } from './visitRequestSlice.ts';

/** The center that is chosen, or else the one that the address names. */
export function useRequestCenter(centers: readonly SalesCenter[]) {
  const search = usePageSearch();
  const { center, named } = useSelector(selectRequestDraft);
  const suggested = search.get('center') ?? '';
  const find = (requested: string) => centers.find(({ alias }) => alias === requested);
  const chosen = (suggested === named ? undefined : find(suggested)) ?? find(center);
  return { chosen, suggested };
}

/** Days from today that the calendar shows. */
const outlook = 365;

/** Whether one of the centers is open; a center without hours, and none at all, are open on every day. */
function isOpenOn(centers: readonly SalesCenter[], day: string): boolean {
  const known = centers.filter(({ schedule }) => schedule.length > 0);
  return known.length === 0 || known.some((center) => hoursOn(center, day).length > 0);
}

/** Where and on which day; the hour is agreed by phone. */
export function RequestDay({ centers }: { readonly centers: readonly SalesCenter[] }) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const localize = useLocalizedPath();
  const navigate = useNavigate();
  const dispatch = useDispatch();
  const search = usePageSearch();
  const { day } = useSelector(selectRequestDraft);
  const typed = useSelector(selectTypedDay);
  const tried = useSelector(selectTriedToContinue);
  const turned = useSelector(selectTurnedMonth);
  const today = useToday();
  const { chosen: center, suggested: named } = useRequestCenter(centers);

  const lastDay = today === null ? null : addDays(today, outlook);
  const stateOf = (candidate: string): DayState => {
    if (today === null || lastDay === null) return 'unknown';
    if (candidate < today) return 'past';
    if (candidate > lastDay) return 'tooFar';
    return isOpenOn(center === undefined ? centers : [center], candidate) ? 'free' : 'closed';
  };
  const soon =
    today === null
      ? []
      : Array.from({ length: 14 }, (_, ahead) => addDays(today, ahead + 1))
          .filter((candidate) => stateOf(candidate) === 'free')
          .slice(0, soonDays);
  const valid = typed === null && day !== '' && stateOf(day) === 'free';

  const choose = (next: string): void =>
    void dispatch(requestEvents.requestDayChosen({ day: next, center: center?.alias ?? '', named }));
  const error = (): string | undefined => {
    if (typed !== null && typed !== '' && !isDay(typed)) return t('error.unreadableDay');
    const given = typed ?? day;
    if (given === '') return tried ? t('error.noDay') : undefined;
    const state = stateOf(given);
    if (state === 'past') return t('error.pastDay');
    if (state === 'tooFar') return t('request.tooFar');
    return state === 'closed' ? t('request.closed', { day: formatDayOfWeek(given, language) }) : undefined;
  };
  const goOn = (form: HTMLFormElement): void => {
    dispatch(continuePressed());
    if (!valid) form.querySelector<HTMLInputElement>('[name="day"]')?.focus();
    else void navigate({ pathname: localize(stepPaths.details), search: search.toString() });
  };

  return (
    <DayForm
      onContinue={goOn}
      place={
        <>
          <Text tone="soft">{t('request.lead')}</Text>
          {centers.length > 0 && (
            <CenterChoice
              centers={centers}
              chosen={center?.alias ?? null}
              error={undefined}
              onChoose={(alias) => dispatch(requestEvents.requestCenterChosen({ center: alias, named }))}
            />
          )}
        </>
      }
      day={
        <div className={styles.stack}>
          <DayPicker
            hint={t('request.hint')}
            day={day === '' ? null : day}
            today={today}
            lastDay={lastDay}
            error={error()}
            stateOf={stateOf}
            month={turned ?? (day === '' ? (today ?? '') : day).slice(0, 7)}
            onMonthShown={(month) => dispatch(monthTurned(month))}
            onDayChosen={choose}
            onDayTyped={(text) => {
              if (isDay(text) && stateOf(text) === 'free') choose(text);
              else dispatch(dayTyped(text));
            }}
            laterDay={null}
          />
          <SoonDays legend={t('request.soon')} days={soon} chosen={day} onChoose={choose} />
        </div>
      }
    />
  );
}
