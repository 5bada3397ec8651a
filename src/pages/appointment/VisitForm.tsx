import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch, useSelector } from 'react-redux';
import type { SalesCenter } from '#contract/company.ts';
import { useCallRequest } from '#features/call-request';
import { canVisitOn, centerChosen, dayChosen, selectBooking, VisitDayField } from '#features/visit-day';
import { formatDay, todayInKyiv } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { useNow } from '#shared/time';
import { ArrowRightIcon, Button, Heading } from '#shared/ui';
import { CenterChoice } from './CenterChoice.tsx';
import { useProjectCenter } from './useProjectCenter.ts';
import styles from './VisitForm.module.css';
import { VisitSummary } from './VisitSummary.tsx';
import { visitProblem } from './visitProblem.ts';

interface VisitFormProps {
  readonly centers: readonly SalesCenter[];
  /** Alias of the project that the visitor comes from. */
  readonly project: string | null;
}

export function VisitForm({ centers, project }: VisitFormProps) {
  const { t } = useTranslation('appointment');
  const language = useLanguage();
  const dispatch = useDispatch();
  const { open, prepare } = useCallRequest();
  const projectCenter = useProjectCenter(project);
  const booking = useSelector(selectBooking);
  const now = useNow();
  const today = now === null ? null : todayInKyiv(now);
  const [asked, setAsked] = useState(false);

  const alias = booking.center ?? projectCenter;
  const center = centers.find((candidate) => candidate.alias === alias);
  const { day } = booking;
  const problem = visitProblem({ center, day, today });
  // A day that has become impossible is said at once; what is merely missing, when the visitor wants to go on.
  const centerError = asked && center === undefined ? t('error.center') : undefined;
  const dayError = problem !== null && (asked || problem !== 'noDay') ? t(`error.${problem}`) : undefined;

  const goOn = (): void => {
    setAsked(true);
    if (center === undefined || day === null || problem !== null) return;
    open({
      ...(project !== null && { project }),
      message: t('message', { center: center.name, address: center.address, day: formatDay(day, language) }),
    });
  };

  return (
    <form
      method="dialog"
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        goOn();
      }}
    >
      <CenterChoice
        centers={centers}
        chosen={center?.alias ?? null}
        error={centerError}
        onChoose={(chosen) => dispatch(centerChosen(chosen))}
      />
      <div className={styles.day}>
        <Heading level={2} size="m">
          {t('day.heading')}
        </Heading>
        <VisitDayField
          day={day}
          today={today}
          error={dayError}
          canVisitOn={(candidate) => today !== null && canVisitOn(candidate, today, center)}
          onDayChosen={(chosen) => dispatch(dayChosen(chosen))}
        />
        {center !== undefined && day !== null && problem === null && <VisitSummary center={center} day={day} />}
        <Button
          type="submit"
          size="l"
          iconEnd={<ArrowRightIcon />}
          aria-haspopup="dialog"
          onPointerEnter={prepare}
          onFocus={prepare}
        >
          {t('continue')}
        </Button>
        <p className={styles.note}>{t('continueNote')}</p>
      </div>
    </form>
  );
}
