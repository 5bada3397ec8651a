import type { MouseEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { priceOn } from '#domain/money/discount.ts';
import { flatSearch, type FlatSearchFilter } from '#domain/flats/flatSearch.ts';
import { usePriceWords } from '#entities/flat';
import { searchPath } from '#features/flat-search';
import type { FlatSearchData } from '#shared/responses';
import { formatMoney } from '#shared/format';
import { isForThisTab, LocalLink, useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { buttonClass, EmptyView, Heading } from '#shared/ui';
import page from './FlatsPage.module.css';
import { FoundLine, type FoundLineProps, programmesToJudge } from './FoundFlats.tsx';
import styles from './NoFlatsFound.module.css';

interface NoFlatsFoundProps extends Pick<FoundLineProps, 'verdicts'> {
  readonly found: FlatSearchData;
  readonly filter: FlatSearchFilter;
  readonly countRef: RefObject<HTMLElement | null>;
}

/** No sum is near bounds that exclude each other. */
function upperLimit({ from, to }: FlatSearchFilter['price']): number | null {
  return to === null || (from ?? to) > to ? null : to;
}

/** More would be a choice of its own. */
const mostRelaxations = 4;

/** No flat matches: offers to drop single conditions, and the nearest flats. */
export function NoFlatsFound({ found, filter, verdicts, countRef }: NoFlatsFoundProps) {
  const { nearest } = found;
  const { t } = useTranslation('search');
  const language = useLanguage();
  const priceWords = usePriceWords();
  const today = useToday();
  const [closest] = nearest;
  const monthly = closest?.payment?.monthly_max ?? closest?.payment?.monthly ?? null;
  const price = closest === undefined ? null : priceOn(closest.flat, today);
  const misses = [
    { key: 'nothing.nearestPrice', limit: upperLimit(filter.price), sum: price },
    { key: 'nothing.nearestMonthly', limit: upperLimit(filter.monthly), sum: monthly },
  ] as const;
  const { months, programme } = filter;
  // A flat is paid by instalments or by mortgage.
  const asksForTwoWays = programme.length > 0 && (months.from !== null || months.to !== null);
  const relaxations = found.relaxations
    .slice(0, mostRelaxations)
    .flatMap(({ condition, count }) =>
      condition in flatSearch.none && condition !== 'sort'
        ? { condition: condition as Exclude<keyof FlatSearchFilter, 'sort'>, count }
        : [],
    );
  // Not false: EmptyView has no hint where it is undefined.
  const filtered = flatSearch.chosen(filter).length > 0 || undefined;
  // Before the link is removed together with the focus.
  const leave = (event: MouseEvent): void => {
    if (isForThisTab(event)) countRef.current?.focus();
  };
  return (
    <>
      <EmptyView
        title={t('nothing.title')}
        hint={
          filtered && (
            <>
              {misses.map(
                ({ key, limit, sum }) =>
                  closest !== undefined &&
                  limit !== null &&
                  sum !== null &&
                  sum > limit && (
                    <span key={key} className={styles.sentence}>
                      {t(key, {
                        limit: priceWords(limit),
                        sum: formatMoney(sum, language),
                        project: closest.project.title,
                      })}
                    </span>
                  ),
              )}
              {asksForTwoWays && <span className={styles.sentence}>{t('nothing.termOfMortgage')}</span>}
              {relaxations.length === 0 ? t('nothing.hint') : t('nothing.relax')}
            </>
          )
        }
        action={
          filtered && (
            <div className={styles.relaxations}>
              {relaxations.map(({ condition, count }) => (
                <LocalLink
                  key={condition}
                  to={searchPath({ ...filter, [condition]: flatSearch.none[condition] })}
                  replace
                  preventScrollReset
                  rel="nofollow"
                  onClick={leave}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  {t(`nothing.${condition}`)}: {t('found', { count })}
                </LocalLink>
              ))}
              <LocalLink
                to={searchPath(flatSearch.cleared(filter))}
                replace
                preventScrollReset
                onClick={leave}
                className={buttonClass({ variant: relaxations.length === 0 ? 'secondary' : 'quiet' })}
              >
                {t('clear')}
              </LocalLink>
            </div>
          )
        }
      />
      {nearest.length > 0 && (
        <section className={styles.nearest}>
          <Heading level={2} size="m">
            {t('nothing.nearest')}
          </Heading>
          <ul className={page.list}>
            {nearest.map((each) => (
              <FoundLine
                key={`${each.project.alias} ${each.flat.id}`}
                found={each}
                filter={flatSearch.none}
                level={3}
                source={undefined}
                programmes={programmesToJudge(found, each)}
                verdicts={verdicts}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
