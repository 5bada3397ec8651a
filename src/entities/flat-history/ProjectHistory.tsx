import { useTranslation } from 'react-i18next';
import { monthsBetween } from '#domain/time/months.ts';
import { useQueryResult } from '#shared/api';
import { formatChange, formatDay, formatDayShort, formatMoney, formatMonth, formatPercent } from '#shared/format';
import { QueryBoundary } from '#shared/lazy';
import type { ProjectHistory } from '#shared/responses';
import { useLanguage } from '#shared/routing';
import { Accordion, Container, FigureTable, Heading, Section, Text } from '#shared/ui';
import { flatHistoryApi, useHistoryOffered } from './flatHistoryApi.ts';
import styles from './History.module.css';
import { StepChart } from './StepChart.tsx';

function MonthsTable({ months }: Pick<ProjectHistory, 'months'>) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  return (
    <FigureTable aria-label={t('project.all')}>
      <thead>
        <tr>
          <th scope="col">{t('project.month')}</th>
          <th scope="col">{t('project.sinceStart')}</th>
          <th scope="col">{t('project.perM2')}</th>
          <th scope="col">{t('project.sold')}</th>
          <th scope="col">{t('project.free')}</th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, change_percent: change, price_per_m2: perM2, sold, free }) => (
          <tr key={month}>
            <th scope="row">{formatMonth(month, language)}</th>
            <td>{change === null ? '–' : formatChange(change, language)}</td>
            <td>{perM2 === null ? '–' : formatMoney(perM2, language)}</td>
            <td>{sold}</td>
            <td>{free}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

/** Percent: a change of this size has the whole height of the chart. */
const leastSpan = 5;

/** Prices and sales since the first recorded day. */
function Prices({ since, months }: Pick<ProjectHistory, 'since' | 'months'>) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const [first, last] = [months[0], months.at(-1)];
  const change = last?.change_percent ?? null;
  const sold = months.reduce((sum, month) => sum + month.sold, 0);
  if (since === null || first === undefined || last === undefined || months.length < 2) return null;
  const facts = [
    change !== null && t('project.prices', { change: formatChange(change, language) }),
    sold > 0 && t('project.soldFlats', { count: sold }),
  ].filter((fact) => fact !== false);
  const ends = [formatMonth(first.month, language), formatMonth(last.month, language)] as const;
  return (
    <div className={styles.part}>
      {facts.length > 0 && (
        <p className={styles.sum}>
          {t('project.since', { date: formatDay(since, language), facts: facts.join(', ') })}
        </p>
      )}
      {change !== null && (
        <StepChart
          label={t('project.chart', { change: formatChange(change, language), from: ends[0], to: ends[1] })}
          steps={months.map(({ change_percent: value }, index) => ({ at: index, value }))}
          end={months.length}
          leastSpan={leastSpan}
          format={(value) => formatChange(value, language)}
          ends={ends}
        />
      )}
      <Accordion summary={t('project.all')} wide>
        <MonthsTable months={months} />
      </Accordion>
      <Text size="s" tone="muted">
        {t('project.note')}
      </Text>
    </div>
  );
}

function Stages({ stages }: Pick<ProjectHistory, 'stages'>) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  if (stages.length === 0) return null;
  return (
    <div className={styles.part}>
      <Heading level={3} size="s">
        {t('project.stages')}
      </Heading>
      <FigureTable aria-label={t('project.stages')}>
        <thead>
          <tr>
            <th scope="col">{t('project.stage')}</th>
            <th scope="col">{t('project.discount')}</th>
            <th scope="col">{t('project.dates')}</th>
          </tr>
        </thead>
        <tbody>
          {stages.map(({ name, percent, valid_from: begin, valid_until: end }) => {
            const from = formatDayShort(begin, language);
            return (
              <tr key={`${begin} ${name}`}>
                <th scope="row">{name}</th>
                <td>{formatPercent(percent, language)}</td>
                <td>
                  {end === null
                    ? t('project.from', { from })
                    : t('project.range', { from, until: formatDayShort(end, language) })}
                </td>
              </tr>
            );
          })}
        </tbody>
      </FigureTable>
    </div>
  );
}

/** Every promise with its day, and what became of it. */
function Handovers({ handovers }: Pick<ProjectHistory, 'handovers'>) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  if (handovers.length === 0) return null;

  const verdictOn = (promised: string, actual: string): string => {
    const late = monthsBetween(promised, actual);
    if (late === 0) return t('project.onTime');
    return t(late > 0 ? 'project.late' : 'project.early', { count: Math.abs(late) });
  };
  const wordsOf = (index: number, made: string, reason: string | null): string => {
    const day = formatDay(made, language);
    if (index === 0) return t('project.made', { day });
    return reason === null ? t('project.moved', { day }) : t('project.reason', { day, reason });
  };

  return (
    <div className={styles.part}>
      <Heading level={3} size="s">
        {t('project.handovers')}
      </Heading>
      <FigureTable aria-label={t('project.handovers')}>
        <thead>
          <tr>
            <th scope="col">{t('project.building')}</th>
            <th scope="col" className={styles.words}>
              {t('project.promised')}
            </th>
            <th scope="col" className={styles.words}>
              {t('project.actual')}
            </th>
          </tr>
        </thead>
        <tbody>
          {handovers.map(({ building, promises, actual }) => (
            <tr key={building.key}>
              <th scope="row" className={styles.building}>
                {building.name}
              </th>
              <td className={styles.words}>
                {promises.map(({ day, month, reason }, index) => (
                  <p key={day} className={styles.promise}>
                    {formatMonth(month, language)}
                    <span className={styles.small}>{wordsOf(index, day, reason)}</span>
                  </p>
                ))}
              </td>
              <td className={styles.words}>
                {actual === null ? t('project.notYet') : formatDay(actual, language)}
                {actual !== null && promises[0] !== undefined && (
                  <span className={styles.small}>{verdictOn(promises[0].month, actual)}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </FigureTable>
    </div>
  );
}

interface ProjectHistorySectionProps {
  readonly alias: string;
  /** The class of its place while it loads. */
  readonly room: string | undefined;
}

export function ProjectHistorySection({ alias, room }: ProjectHistorySectionProps) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const offered = useHistoryOffered(language);
  const result = useQueryResult(
    flatHistoryApi.endpoints.getProjectHistory,
    offered === true ? { alias, language } : null,
  );
  const { data } = result;

  if (offered === false || data === null) return null;
  if (data === undefined) {
    return (
      <div className={room}>
        <Container>
          <QueryBoundary result={result} skeleton={null} />
        </Container>
      </div>
    );
  }
  const { since, months, stages, handovers } = data;
  if (months.length < 2 && stages.length === 0 && handovers.length === 0) return null;
  return (
    <Section id="history" heading={t('project.heading')}>
      <div className={styles.columns}>
        <Prices since={since} months={months} />
        <div className={styles.rows}>
          <Handovers handovers={handovers} />
          <Stages stages={stages} />
        </div>
      </div>
    </Section>
  );
}
