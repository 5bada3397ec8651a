import type { ComponentProps } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { VisitDayField } from '#features/visit-day';
import { formatWeekdayDay } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Chip, ChipGroup } from '#shared/ui';
import { calendarClosed, calendarOpened, selectCalendarOpen, selectTypedDay } from '../visitDateSlice.ts';

/** How many of the next days can be chosen without the calendar. */
export const soonDays = 3;

/** The field of a day, as the store has it. */
export function DayPicker(props: Omit<ComponentProps<typeof VisitDayField>, 'open' | 'onOpenChange' | 'typed'>) {
  const dispatch = useDispatch();
  const open = useSelector(selectCalendarOpen);
  const typed = useSelector(selectTypedDay);
  return (
    <VisitDayField
      {...props}
      typed={typed}
      open={open}
      onOpenChange={(next) => dispatch(next ? calendarOpened() : calendarClosed())}
    />
  );
}

interface SoonDaysProps {
  readonly legend: string;
  /** `YYYY-MM-DD`. */
  readonly days: readonly string[];
  readonly chosen: string | null;
  readonly onChoose: (day: string) => void;
}

/** Days to choose without the calendar. */
export function SoonDays({ legend, days, chosen, onChoose }: SoonDaysProps) {
  const language = useLanguage();
  if (days.length === 0) return null;
  return (
    <ChipGroup legend={legend}>
      {days.map((day) => (
        <Chip key={day} pressed={day === chosen} onPressedChange={() => onChoose(day)}>
          {formatWeekdayDay(day, language)}
        </Chip>
      ))}
    </ChipGroup>
  );
}
