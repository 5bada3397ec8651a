import { type CSSProperties, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { projectTabsApi } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import type { ProgressMonth } from '#shared/responses';
import { useQueryResult } from '#shared/api';
import { formatMonth, formatMonthName, formatPercent } from '#shared/format';
import { QueryBoundary, Block, useBelowFold } from '#shared/lazy';
import { LocalLink, pathTo, useLanguage, usePageSearch, withQuery } from '#shared/routing';
import { EmptyView, Lead, Section, Skeleton, SkeletonBlock, Stat, VisuallyHidden } from '#shared/ui';
import { CompareMonths } from './CompareMonths.tsx';
import { MonthReport } from './MonthReport.tsx';
import { type Pace, paceOf, usePaceText } from './pace.ts';
import styles from './ProjectProgressTab.module.css';

interface LateStage {
  readonly name: string;
  readonly pace: Pace & { readonly points: number };
}

function lateStagesOf(reports: readonly ProgressMonth[], { month, stages }: ProgressMonth): LateStage[] {
  return stages
    .flatMap(({ name }) => {
      const pace = paceOf(reports, month, name);
      return pace?.kind === 'behind' ? [{ name, pace }] : [];
    })
    .toSorted((a, b) => (b.pace.weeks ?? 0) - (a.pace.weeks ?? 0) || b.pace.points - a.pace.points);
}

/** The state of the whole project by the newest report: progress and delays. */
function ProgressSummary({
  reports,
  newest,
}: {
  readonly reports: readonly ProgressMonth[];
  readonly newest: ProgressMonth;
}) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const { lengthText } = usePaceText();
  const late = lateStagesOf(reports, newest);
  const [worst] = late;

  return (
    <div className={styles.summary}>
      {newest.percent !== null && (
        <Stat
          size="l"
          value={formatPercent(newest.percent, language)}
          label={t('whole', { month: formatMonth(newest.month, language) })}
        />
      )}
      {newest.stages.some((stage) => stage.percent !== null && stage.planned_percent !== null) && (
        <Lead className={styles.progressSummaryWords}>
          {worst === undefined
            ? t(newest.stages.every(({ percent }) => percent === 100) ? 'summary.done' : 'summary.onPlan')
            : t('summary.late', {
                count: late.length,
                total: newest.stages.length,
                name: worst.name,
                span: lengthText(worst.pace),
              })}
        </Lead>
      )}
    </div>
  );
}

/** The report of the month in the URL; the newest without a month, or for a month without a report. */
function chosenReport(reports: readonly ProgressMonth[], search: URLSearchParams): ProgressMonth | undefined {
  return reports.find(({ month }) => month === search.get('month')) ?? reports[0];
}

/** Where a month is shown, without the language prefix; the newest one needs no name. */
function monthPath(alias: string, month: string, reports: readonly ProgressMonth[]): string {
  return withQuery(pathTo('projectProgress', { alias }), { month: month === reports[0]?.month ? null : month });
}

interface MonthNavProps {
  readonly alias: string;
  /** Newest first. */
  readonly reports: readonly ProgressMonth[];
  readonly chosen: string;
}

/** All months along the horizon, oldest first, each with its progress. */
function MonthNav({ alias, reports, chosen }: MonthNavProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const lineRef = useRef<HTMLOListElement>(null);
  const months = reports.toReversed();

  // On a narrow screen the newest months are beyond the edge. The page itself is not scrolled.
  useEffect(() => {
    const line = lineRef.current;
    const current = line?.querySelector<HTMLElement>('[aria-current]');
    if (line && current) line.scrollLeft = current.offsetLeft - (line.clientWidth - current.offsetWidth) / 2;
  }, [chosen]);

  return (
    <nav aria-label={t('months')} className={styles.nav}>
      <ol ref={lineRef} className={styles.line}>
        {months.map(({ month, percent }, index) => (
          <li key={month} className={styles.monthNavMonth}>
            <LocalLink
              to={monthPath(alias, month, reports)}
              preventScrollReset
              className={styles.link}
              style={{ '--ready': (percent ?? 0) / 100 } as CSSProperties}
              aria-current={month === chosen ? 'true' : undefined}
            >
              <span className={styles.percent}>{percent === null ? '\u00a0' : formatPercent(percent, language)}</span>
              <span className={styles.bar} aria-hidden />
              <VisuallyHidden>{formatMonth(month, language)}</VisuallyHidden>
              <span className={styles.name} aria-hidden>
                {formatMonthName(month, language)}
              </span>
              <span className={styles.year} aria-hidden>
                {index === 0 || month.endsWith('-01') ? month.slice(0, 4) : '\u00a0'}
              </span>
            </LocalLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function ProgressSkeleton() {
  return (
    <div className={styles.month} aria-hidden>
      <SkeletonBlock ratio="3 / 2" />
      <div className={styles.words}>
        <Skeleton size="title-m" lines={2} />
        <Skeleton lines={4} />
        <Skeleton size="title-l" />
        <Skeleton lines={6} />
      </div>
    </div>
  );
}

interface ProjectProgressTabProps {
  readonly alias: string;
}

const none = [] as const;

function ProjectProgressTab({ alias }: ProjectProgressTabProps) {
  const { t } = useTranslation('progress');
  const language = useLanguage();
  const result = useQueryResult(projectTabsApi.endpoints.getProgress, { alias, language });
  const search = usePageSearch();
  const whole = useBelowFold();
  const reports = result.data ?? none;
  const [newest] = reports;
  const chosen = chosenReport(reports, search);

  return (
    <>
      <Section id="progress" heading={t('heading')} space="compact">
        <QueryBoundary result={result} skeleton={<ProgressSkeleton />} />
        {result.data?.length === 0 && (
          <EmptyView
            level={3}
            title={t('empty.title')}
            hint={t('empty.hint')}
            action={
              <CallRequestButton project={alias} message={t('empty.message')}>
                {t('empty.action')}
              </CallRequestButton>
            }
          />
        )}
        {newest !== undefined && chosen !== undefined && (
          <>
            <Block name="summary">
              <ProgressSummary reports={reports} newest={newest} />
            </Block>
            <Block name="months">
              <MonthNav alias={alias} reports={reports} chosen={chosen.month} />
            </Block>
            <Block name="month" required>
              <MonthReport reports={reports} report={chosen} />
            </Block>
          </>
        )}
      </Section>
      {whole && (
        <Block name="comparison">
          <CompareMonths reports={reports} />
        </Block>
      )}
    </>
  );
}

export { ProjectProgressTab as Page };
export const namespaces = ['progress'];
