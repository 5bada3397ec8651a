import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { SalesCenter } from '#shared/answers';
import { formatClock, formatWeekdays } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Heading } from '#shared/ui';
import styles from './CenterChoice.module.css';

interface CenterChoiceProps {
  readonly centers: readonly SalesCenter[];
  readonly chosen: string | null;
  readonly error: string | undefined;
  readonly onChoose: (alias: string) => void;
}

export function CenterChoice({ centers, chosen, error, onChoose }: CenterChoiceProps) {
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
            <span>{address}</span>
            {schedule.map(({ weekdays, from, to }) => (
              <span key={weekdays.join()} className={styles.hours}>
                {formatWeekdays(weekdays, language)} {formatClock(from)}–{formatClock(to)}
              </span>
            ))}
          </span>
        </label>
      ))}
      <p id={errorId} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
