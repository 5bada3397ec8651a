import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProgressMonth, ProgressStage } from '#shared/responses';
import { formatMonth, formatPercent } from '#shared/format';
import { Lightbox, LightboxPicture } from '#shared/lightbox';
import { useLanguage } from '#shared/routing';
import { Heading, StatusMark, Text } from '#shared/ui';
import styles from './MonthReport.module.css';
import { type Pace, paceOf, usePaceText } from './pace.ts';

const tones = { done: 'success', onPlan: 'linden', notStarted: 'neutral', ahead: 'linden', behind: 'notice' } as const;

interface StageLineProps {
  readonly stage: ProgressStage;
  /** Null: progress or plan is unknown. */
  readonly pace: Pace | null;
}

/** A stage with its plan; a delay shows as clearly as an advance. */
function StageLine({ stage: { name, percent, planned_percent: planned }, pace }: StageLineProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { paceText } = usePaceText();

  return (
    <li className={styles.stage}>
      <p className={styles.name}>{name}</p>
      {percent !== null && (
        <>
          <p className={styles.value}>{formatPercent(percent, language)}</p>
          <div
            className={styles.track}
            style={{ '--fact': percent / 100, '--plan': (planned ?? 0) / 100 } as CSSProperties}
            aria-hidden
          />
        </>
      )}
      <p className={styles.plan}>
        {planned !== null && <span>{t('plan', { percent: formatPercent(planned, language) })}</span>}
        {pace !== null && <StatusMark tone={tones[pace.kind]}>{paceText(pace)}</StatusMark>}
      </p>
    </li>
  );
}

interface MonthReportProps {
  readonly reports: readonly ProgressMonth[];
  readonly report: ProgressMonth;
}

/** What was done in a month: in words, in pictures that open, and stage by stage. */
export function MonthReport({ reports, report }: MonthReportProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { month, title, text, images, stages } = report;

  return (
    <article aria-labelledby="progress-month" className={images.length > 0 ? styles.monthInPictures : styles.month}>
      <div className={styles.words} aria-live="polite">
        {title !== null && <p className={styles.when}>{formatMonth(month, language)}</p>}
        <Heading level={3} size="m" id="progress-month">
          {title ?? formatMonth(month, language)}
        </Heading>
        {text !== null && <Text tone="soft">{text}</Text>}
      </div>
      {images.length > 0 && (
        // Another month is another list of pictures.
        <Lightbox key={month} images={images}>
          <div className={styles.pictures}>
            {images.map((image, index) => (
              <LightboxPicture
                key={`${image.src} ${image.alt}`}
                index={index}
                label={`${formatMonth(month, language)}, ${index + 1}`}
                image={image}
                ratio="3 / 2"
                priority={index === 0}
                linkClassName={styles.picture}
                sizes={index === 0 ? '(min-width: 56rem) 50rem, 92vw' : '(min-width: 56rem) 25rem, 46vw'}
              />
            ))}
          </div>
        </Lightbox>
      )}
      {stages.length > 0 && (
        <ul className={styles.stages} aria-label={t('stages')}>
          {stages.map((stage) => (
            <StageLine key={stage.name} stage={stage} pace={paceOf(reports, month, stage.name)} />
          ))}
        </ul>
      )}
    </article>
  );
}
