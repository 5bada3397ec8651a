import { useTranslation } from 'react-i18next';
import { percentChange, priceChange } from '#domain/flats/flatHistory.ts';
import { useQueryResult } from '#shared/api';
import { formatChange, formatDay, formatDayShort, formatMoney, formatPercent } from '#shared/format';
import { QueryBoundary } from '#shared/lazy';
import type { FlatHistory } from '#shared/responses';
import { useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { Accordion, FigureTable, Heading, Text } from '#shared/ui';
import { flatHistoryApi, useHistoryOffered } from './flatHistoryApi.ts';
import { StepChart } from './StepChart.tsx';

export { ProjectHistorySection } from './ProjectHistory.tsx';

type Changes = FlatHistory['changes'];

/** Newest first; each change is that of the price since the one before. */
function ChangesTable({ changes }: { readonly changes: Changes }) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const rows = changes.map(({ day, price, status }, index) => {
    const before = changes.slice(0, index).findLast((earlier) => earlier.price !== null)?.price ?? null;
    const change = price === null || before === null || price === before ? null : percentChange(before, price);
    return { key: `${day} ${index}`, day, price, status, change };
  });
  return (
    <FigureTable aria-label={t('all', { count: changes.length })}>
      <thead>
        <tr>
          <th scope="col">{t('date')}</th>
          <th scope="col">{t('price')}</th>
          <th scope="col">{t('change')}</th>
          <th scope="col">{t('statusName')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.toReversed().map(({ key, day, price, status, change }) => (
          <tr key={key}>
            <th scope="row">
              <time dateTime={day}>{formatDayShort(day, language)}</time>
            </th>
            <td>{price === null ? t('onRequest') : formatMoney(price, language)}</td>
            <td>{change === null ? '–' : formatChange(change, language)}</td>
            <td>{t(`status.${status}`)}</td>
          </tr>
        ))}
      </tbody>
    </FigureTable>
  );
}

const timeOf = (day: string): number => Date.parse(`${day}T00:00Z`);

interface FlatPricesProps {
  readonly changes: Changes;
  readonly today: string;
}

/** How the price went, until today. */
function FlatPrices({ changes, today }: FlatPricesProps) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const priced = changes.filter(({ price }) => price !== null);
  const [first, last] = [priced[0], priced.at(-1)];
  const change = priceChange(changes);
  if (first === undefined || last === undefined || change === null) return null;
  const words = { date: formatDay(first.day, language), percent: formatPercent(Math.abs(change), language) };
  const [from, to] = [formatMoney(first.price ?? 0, language), formatMoney(last.price ?? 0, language)];
  return (
    <>
      {change !== 0 && <Text>{t(change > 0 ? 'risen' : 'fallen', words)}</Text>}
      {priced.every(({ price }) => price === first.price) && <Text>{t('same', words)}</Text>}
      {changes.length > 1 && (
        <>
          <StepChart
            label={t('chart', { from, to, start: words.date, end: formatDay(today, language) })}
            steps={changes.map(({ day, price }) => ({ at: timeOf(day), value: price }))}
            end={timeOf(today)}
            leastSpan={(last.price ?? 0) * 0.05}
            format={(value) => formatMoney(value, language)}
            ends={[formatDayShort(changes[0]?.day ?? first.day, language), formatDayShort(today, language)]}
          />
          <Accordion summary={t('all', { count: changes.length })} wide>
            <ChangesTable changes={changes} />
          </Accordion>
        </>
      )}
      <Text size="s" tone="muted">
        {t('note')}
      </Text>
    </>
  );
}

interface FlatHistorySectionProps {
  /** Of the project. */
  readonly alias: string;
  readonly id: string;
  readonly className?: string | undefined;
  /** The class of its place while it loads. */
  readonly room: string | undefined;
}

const headingId = 'price-history';

/** Nothing where there is nothing but the price of today. */
export function FlatHistorySection({ alias, id, className, room }: FlatHistorySectionProps) {
  const { t } = useTranslation('history');
  const language = useLanguage();
  const today = useToday();
  const offered = useHistoryOffered(language);
  const result = useQueryResult(
    flatHistoryApi.endpoints.getFlatHistory,
    offered === true ? { alias, id, language } : null,
  );
  const { data } = result;

  if (offered === false || data === null) return null;
  if (data === undefined || today === null) {
    return (
      <div className={room}>
        <QueryBoundary result={result} skeleton={null} />
      </div>
    );
  }
  const { changes } = data;
  const known = changes.length > 1 || (changes[0] !== undefined && changes[0].day < today);
  if (!known || changes.every(({ price }) => price === null)) return null;
  return (
    <section aria-labelledby={headingId} className={className} data-print="hide">
      <Heading level={2} size="m" id={headingId}>
        {t('heading')}
      </Heading>
      <FlatPrices changes={changes} today={today} />
    </section>
  );
}
