import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowRightIcon, Button, Heading } from '#shared/ui';
import styles from '../StepView.module.css';

interface DayFormProps {
  /** Where, and how. */
  readonly place: ReactNode;
  readonly day: ReactNode;
  /** Shows what is missing in the form, or goes on. */
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
