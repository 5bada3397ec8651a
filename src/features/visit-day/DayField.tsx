import { DatePicker, type DatePickerProps } from 'antd';
import dayjs from 'dayjs';
import type { ReactNode } from 'react';
import { AntdProvider } from '#shared/antd';
import { languageTag } from '#shared/i18n';
import { useLanguage } from '#shared/routing';

export interface DayFieldProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly placeholder: string;
  /** `YYYY-MM-DD`; what is no day is shown as the picker shows it: "Invalid Date". */
  readonly day: string | null;
  /** `YYYY-MM-DD` in Kyiv: no earlier day can be chosen. */
  readonly today: string;
  readonly canVisitOn: (day: string) => boolean;
  /** `YYYY-MM`: the month that the calendar shows. */
  readonly month: string;
  readonly onMonthShown: (month: string) => void;
  /** Stands below the days. */
  readonly footer: ReactNode;
  readonly onDayChosen: (day: string) => void;
}

/** SPEC.md section 5: what is stored has its zeros, what is shown has none. */
const stored = 'YYYY-MM-DD';
const shown = 'D-M-YYYY';

/** A finger opens the calendar; the phone's keyboard would only cover it. */
function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/**
 * Month and year of the calendar's head are buttons that say themselves; antd's names for them would hide what they show. antd merges
 * this into its own words, although its type asks for all of them.
 */
const spokenAsShown = { lang: { monthSelect: '', yearSelect: '' } } as unknown as NonNullable<
  DatePickerProps['locale']
>;

/** At the end of the document it would be outside of every landmark. */
function withinPage(field: HTMLElement): HTMLElement {
  return field.closest('form') ?? document.body;
}

export function DayField({
  id,
  describedBy,
  invalid,
  placeholder,
  day,
  today,
  canVisitOn,
  month,
  onMonthShown,
  footer,
  onDayChosen,
}: DayFieldProps) {
  return (
    <AntdProvider language={languageTag(useLanguage())}>
      <DatePicker
        id={id}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        {...(invalid && { status: 'error' as const })}
        placeholder={placeholder}
        style={{ inlineSize: '100%' }}
        value={day === null ? null : dayjs(day)}
        minDate={dayjs(today)}
        disabledDate={(date) => !canVisitOn(date.format(stored))}
        format={shown}
        pickerValue={dayjs(`${month}-01`)}
        onPanelChange={(date) => onMonthShown(date.format('YYYY-MM'))}
        renderExtraFooter={() => footer}
        inputReadOnly={isTouch()}
        showNow={false}
        locale={spokenAsShown}
        getPopupContainer={withinPage}
        allowClear={false}
        onChange={(date) => {
          if (date?.isValid() === true) onDayChosen(date.format(stored));
        }}
      />
    </AntdProvider>
  );
}
