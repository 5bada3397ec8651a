import { useTranslation } from 'react-i18next';
import type { Pace } from './paceOf.ts';
import { spanOf } from './spanOf.ts';

const small = [1, 2, 3, 4] as const;

interface PaceTexts {
  /** "Behind plan by two weeks". */
  readonly paceText: (pace: Pace) => string;
  /** "two weeks"; of what has no time, its points. */
  readonly lengthText: (pace: Pace) => string;
}

export function usePaceText(): PaceTexts {
  const { t } = useTranslation('progress');

  const lengthText = (pace: Pace): string => {
    if (!('points' in pace)) return '';
    if (pace.weeks === null) return t('points', { count: pace.points });
    const span = spanOf(pace.weeks);
    if (span.unit === 'days') return t('span.days');
    const count = small.find((each) => each === span.count);
    if (span.unit === 'weeks') {
      return count === undefined ? t('span.weeks', { count: span.count }) : t(`span.week${count}`);
    }
    return count === undefined ? t('span.months', { count: span.count }) : t(`span.month${count}`);
  };

  return {
    lengthText,
    paceText: (pace) => ('points' in pace ? t(pace.kind, { span: lengthText(pace) }) : t(pace.kind)),
  };
}
