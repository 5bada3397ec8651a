import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesCenter } from '#shared/responses';
import { formatClock, formatWeekdays } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { ArrowRightIcon, Button, Heading } from '#shared/ui';
import styles from '../Step.module.css';

interface DayFormProps {
  /** Where, and how. */
  readonly place: ReactNode;
  readonly day: ReactNode;
  /** Names missing choices, or opens the next step. */
  readonly onContinue: (form: HTMLFormElement) => void;
}

/** The first step: where, and on which day. */
export function DayForm({ place, day, onContinue }: DayFormProps) {
  const { t } = useTranslation('appointment');
  return (
    <form
      method="dialog"
      noValidate
      className={styles.columns}
      onSubmit={(event) => {
        event.preventDefault();
        onContinue(event.currentTarget);
      }}
    >
      <div className={styles.stack}>{place}</div>
      <div className={styles.stack}>
        <Heading level={3} size="s">
          {t('day.heading')}
        </Heading>
        <div className={styles.day}>{day}</div>
        <Button type="submit" size="l" iconEnd={<ArrowRightIcon />} className={styles.start}>
          {t('continue')}
        </Button>
      </div>
    </form>
  );
}

interface CenterChoiceProps {
  readonly centers: readonly SalesCenter[];
  /** Alias of the center that sells what the visit is about. */
  readonly seller?: string | null;
  readonly chosen: string | null;
  readonly error: string | undefined;
  readonly onChoose: (alias: string) => void;
}

export function CenterChoice({ centers, seller, chosen, error, onChoose }: CenterChoiceProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const errorId = useId();

  return (
    <fieldset aria-describedby={errorId}>
      <legend className={styles.legend}>
        <Heading level={3} size="s">
          {t('center.heading')}
        </Heading>
      </legend>
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
      {centers.map(({ alias, name, address, schedule }) => (
        <label key={alias} className={styles.center}>
          <input
            type="radio"
            name="center"
            value={alias}
            checked={chosen === alias}
            onChange={() => onChoose(alias)}
            className={styles.radio}
          />
          <span className={styles.words}>
            <span className={styles.name}>{name}</span>
            {alias === seller && <span className={styles.seller}>{t('center.seller')}</span>}
            <span>{address}</span>
            {schedule.map(({ weekdays, from, to }) => (
              <span key={`${weekdays.join()} ${from}`} className={styles.hours}>
                {formatWeekdays(weekdays, language)} {formatClock(from)}–{formatClock(to)}
              </span>
            ))}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
