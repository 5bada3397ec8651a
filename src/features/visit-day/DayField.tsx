import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CalendarIcon, IconButton, TextInput } from '#shared/ui';
import styles from './MonthGrid.module.css';
import { type DayState, MonthGrid, noDay, readTypedDay, shownDay } from './MonthGrid.tsx';

export interface DayFieldProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  /** The chosen one, `YYYY-MM-DD`. */
  readonly day: string | null;
  /** Typed, not chosen: a day, an empty string, or other text, which shows as "Invalid Date"; null: nothing typed. */
  readonly typed: string | null;
  /** `YYYY-MM-DD` in Kyiv, as are the others: no earlier day can be chosen. */
  readonly today: string;
  readonly lastDay: string;
  readonly stateOf: (day: string) => DayState;
  /** `YYYY-MM`: the month that the calendar shows. */
  readonly month: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onMonthShown: (month: string) => void;
  /** For a month without a free day: the first one after it. */
  readonly laterDay: string | null;
  readonly onDayChosen: (day: string) => void;
  /** With what `typed` then is. */
  readonly onDayTyped: (typed: string) => void;
}

/** A finger opens the calendar; the phone's keyboard would only cover it. */
function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches;
}

/** A day, typed or chosen in a calendar that keys and screen readers go through (docs/decisions/own-form-controls.md). */
export function DayField({
  id,
  describedBy,
  invalid,
  day,
  typed,
  open,
  onOpenChange,
  onDayChosen,
  onDayTyped,
  ...calendar
}: DayFieldProps) {
  const { t } = useTranslation('appointment');
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState<string | null>(null);
  const [known, setKnown] = useState(day);
  const [focusesGrid, setFocusesGrid] = useState(false);
  if (known !== day) {
    setKnown(day);
    // A refused text stays as it was typed; a day that was chosen takes its place.
    if (day !== null) setText(null);
  }
  const shown = shownDay(typed ?? day ?? '');

  const openCalendar = (withFocus: boolean): void => {
    setFocusesGrid(withFocus);
    onOpenChange(true);
  };
  const backToField = (): void => {
    onOpenChange(false);
    input.current?.focus();
  };
  const commit = (): void => {
    if (text === null || text === shown) return;
    const read = text.trim() === '' ? '' : (readTypedDay(text) ?? noDay);
    if (read === day) setText(null);
    else onDayTyped(read);
  };

  const close = useEffectEvent(() => onOpenChange(false));
  const closeByKey = useEffectEvent(backToField);
  useEffect(() => {
    const place = box.current;
    if (!open || place === null) return undefined;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    // A closing calendar moves what is below it on a phone, so a press ends before the calendar closes.
    let pressed = false;
    const release = (): void => {
      pressed = false;
    };
    const leave = ({ target, type }: Event): void => {
      if (type === 'focusin' && pressed) return;
      release();
      if (target instanceof Node && !place.contains(target)) close();
    };
    const leaveWithKey = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      closeByKey();
    };
    document.addEventListener('pointerdown', () => (pressed = true), options);
    for (const type of ['pointercancel', 'keydown']) document.addEventListener(type, release, options);
    // Captured, because a press in the calendar may remove the button pressed.
    for (const type of ['click', 'auxclick']) document.addEventListener(type, leave, { ...options, capture: true });
    document.addEventListener('focusin', leave, options);
    place.addEventListener('keydown', leaveWithKey, options);
    return () => controller.abort();
  }, [open]);

  return (
    <div ref={box} className={styles.box}>
      <TextInput
        ref={input}
        id={id}
        name="day"
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        placeholder={t('day.placeholder')}
        autoComplete="off"
        spellCheck={false}
        inputMode={isTouch() ? 'none' : 'text'}
        className={styles.input}
        value={text ?? shown}
        onChange={({ target }) => {
          setText(target.value);
          if (open) onOpenChange(false);
        }}
        onBlur={commit}
        onClick={() => {
          if (!open) openCalendar(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            // Do not submit the form with an unchecked day.
            event.preventDefault();
            commit();
          } else if (event.key === 'ArrowDown') {
            event.preventDefault();
            const activeDay = box.current?.querySelector<HTMLElement>('[data-day][tabindex="0"]');
            if (activeDay === null || activeDay === undefined) openCalendar(true);
            else activeDay.focus();
          }
        }}
      />
      <IconButton
        label={t(open ? 'day.close' : 'day.open')}
        icon={<CalendarIcon size={20} />}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={styles.button}
        onClick={() => {
          if (open) backToField();
          else openCalendar(true);
        }}
      />
      {open && (
        <MonthGrid
          {...calendar}
          day={day}
          takesFocus={focusesGrid}
          onChoose={(chosen) => {
            setText(null);
            onDayChosen(chosen);
            backToField();
          }}
        />
      )}
    </div>
  );
}
