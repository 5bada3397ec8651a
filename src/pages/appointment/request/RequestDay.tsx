import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate, useSearchParams } from 'react-router';
import type { SalesCenter } from '#shared/answers';
import { hoursOn } from '#entities/company';
import { stepPaths } from '#features/booking';
import { VisitDayField, type DayState } from '#features/visit-day';
import { formatDayOfWeek, formatWeekdayDay } from '#shared/format';
import { useLanguage, useLocalizedPath } from '#shared/routing';
import { addDays, useToday } from '#shared/time';
import { ArrowRightIcon, Button, Chip, ChipGroup, Heading, Text } from '#shared/ui';
import { CenterChoice } from '../date/CenterChoice.tsx';
import styles from '../StepView.module.css';
import {
  calendarClosed,
  calendarOpened,
  continuePressed,
  dayTyped,
  monthTurned,
  selectCalendarOpen,
  selectTriedToContinue,
  selectTurnedMonth,
  selectTypedDay,
} from '../visitDateSlice.ts';
import { requestEvents, selectRequestDraft } from './visitRequestSlice.ts';

/** Days from today that the calendar shows. */
const outlook = 365;
/** How many of the next days can be chosen without the calendar. */
const near = 3;

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

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
  const [search] = useSearchParams();
  const { day, center } = useSelector(selectRequestDraft);
  const typed = useSelector(selectTypedDay);
  const tried = useSelector(selectTriedToContinue);
  const open = useSelector(selectCalendarOpen);
  const turned = useSelector(selectTurnedMonth);
  const today = useToday();
  const suggested = search.get('center');

  useEffect(() => {
    if (center === '' && centers.some(({ alias }) => alias === suggested)) {
      dispatch(requestEvents.requestCenterChosen(suggested ?? ''));
    }
  }, [dispatch, center, centers, suggested]);

  const lastDay = today === null ? null : addDays(today, outlook);
  const chosen = centers.filter(({ alias }) => alias === center);
  const stateOf = (candidate: string): DayState => {
    if (today === null || lastDay === null) return 'unknown';
    if (candidate < today) return 'past';
    if (candidate > lastDay) return 'tooFar';
    return isOpenOn(chosen.length > 0 ? chosen : centers, candidate) ? 'free' : 'closed';
  };
  const soon =
    today === null
      ? []
      : Array.from({ length: 14 }, (_, ahead) => addDays(today, ahead + 1))
          .filter((candidate) => stateOf(candidate) === 'free')
          .slice(0, near);
  const valid = typed === null && day !== '' && stateOf(day) === 'free';

  const choose = (next: string): void => void dispatch(requestEvents.requestDayChosen(next));
  const error = (): string | undefined => {
    if (typed !== null && typed !== '' && !isDay(typed)) return t('error.unreadableDay');
    const given = typed ?? day;
    if (given === '') return tried ? t('error.noDay') : undefined;
    const state = stateOf(given);
    if (state === 'past') return t('error.pastDay');
    if (state === 'tooFar') return t('request.tooFar');
    return state === 'closed' ? t('request.closed', { day: formatDayOfWeek(given, language) }) : undefined;
  };

  return (
    <form
      method="dialog"
      noValidate
      className={styles.columns}
      onSubmit={(event) => {
        event.preventDefault();
        dispatch(continuePressed());
        if (!valid) event.currentTarget.querySelector<HTMLInputElement>('[name="day"]')?.focus();
        else void navigate({ pathname: localize(stepPaths.details), search: search.toString() });
      }}
    >
      <div className={styles.stack}>
        <Text tone="soft">{t('request.lead')}</Text>
        {centers.length > 0 && (
          <CenterChoice
            centers={centers}
            chosen={center === '' ? null : center}
            error={undefined}
            onChoose={(alias) => dispatch(requestEvents.requestCenterChosen(alias))}
          />
        )}
      </div>
      <div className={styles.stack}>
        <Heading level={3} size="s">
          {t('day.heading')}
        </Heading>
        <div className={styles.day}>
          <VisitDayField
            hint={t('request.hint')}
            day={day === '' ? null : day}
            today={today}
            lastDay={lastDay}
            typed={typed}
            error={error()}
            stateOf={stateOf}
            open={open}
            onOpenChange={(next) => dispatch(next ? calendarOpened() : calendarClosed())}
            month={turned ?? (day === '' ? (today ?? '') : day).slice(0, 7)}
            onMonthShown={(month) => dispatch(monthTurned(month))}
            onDayChosen={choose}
            onDayTyped={(text) => {
              if (isDay(text) && stateOf(text) === 'free') choose(text);
              else dispatch(dayTyped(text));
            }}
            footer={null}
          />
          {soon.length > 0 && (
            <ChipGroup legend={t('request.soon')}>
              {soon.map((free) => (
                <Chip key={free} pressed={free === day} onPressedChange={() => choose(free)}>
                  {formatWeekdayDay(free, language)}
                </Chip>
              ))}
            </ChipGroup>
          )}
        </div>
        <Button type="submit" size="l" iconEnd={<ArrowRightIcon />} className={styles.start}>
          {t('continue')}
        </Button>
      </div>
    </form>
  );
}
