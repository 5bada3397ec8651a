import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { flatSearch, type FlatSearchFilter, floorsFound } from '#domain/flatSearch.ts';
import { FlatLine, flatPath, FlatPrice, joinWords, useFlatWords, usePriceWords } from '#entities/flat';
import { selectCopyDay, type StateWithConnection } from '#features/connection';
import { SaveFlatButton } from '#features/favourites';
import { clsx } from 'clsx';
import { usePointing } from '#features/project-pick';
import { searchPath } from '#features/flat-search';
import type { FlatSearchData, FoundFlat, Readiness } from '#shared/responses';
import { formatMoney, formatMonth } from '#shared/format';
import { lazyNamespace } from '#shared/i18n';
import { useLazyModule } from '#shared/lazy';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { buttonClass, EmptyView, Heading, Text } from '#shared/ui';
import styles from './FlatsPage.module.css';

function useHandoverWords(): (readiness: Readiness | null) => string | null {
  const { t } = useTranslation('search');
  const language = useLanguage();
  return (readiness) => {
    if (readiness?.percent === 100) return t('flat.built');
    if (readiness === null || readiness.month === null) return null;
    return t('flat.handover', { month: formatMonth(readiness.month, language) });
  };
}

function usePaymentWords(): (payment: NonNullable<FoundFlat['payment']>) => string {
  const { t } = useTranslation(['search', 'housing']);
  const language = useLanguage();
  return ({ monthly, down, months, programme }) =>
    t('search:flat.payment', {
      part: formatMoney(monthly, language),
      way: programme ?? t('search:flat.byInstalments'),
      months: t('housing:months', { count: months }),
      down: formatMoney(down, language),
    });
}

/** The plan of the project with the same conditions, as far as a plan knows them. */
export function planPath(alias: string, filter: FlatSearchFilter, topFloor: number | null = null): string {
  const { rooms, area, side, outlook, price } = filter;
  const floor = floorsFound(filter, topFloor);
  const conditions = { ...flatSearch.none, rooms, area, floor, side, outlook, price };
  const search = flatSearch.write(new URLSearchParams('status=free'), conditions);
  return `${pathTo('projectPlan', { alias })}?${search.toString()}`;
}

/** The chosen programmes that ask the buyer to prove something. */
export function programmesWithRules({ programme }: FlatSearchFilter, found: FlatSearchData | undefined) {
  const options = found?.options?.programme ?? [];
  return programme.filter((key) => options.some((option) => option.key === key && option.has_rules));
}

/** Whether the visitor may have the programmes: loads once there are some. */
export function useVerdicts(programmes: readonly string[]) {
  const language = useLanguage();
  const { i18n } = useTranslation();
  const load = useCallback(async () => {
    const [verdicts] = await Promise.all([
      import(/* webpackChunkName: "flat-verdicts" */ './FlatVerdict.lazy.tsx'),
      lazyNamespace(i18n, language, 'eligibility'),
    ]);
    return verdicts;
  }, [i18n, language]);
  return useLazyModule(load, programmes.length > 0).part;
}

interface FoundLineProps {
  readonly found: FoundFlat;
  readonly filter: FlatSearchFilter;
  readonly level: 2 | 3;
  readonly source: FlatSearchData | undefined;
  /** Those to judge, by `verdicts` once it is loaded. */
  readonly programmes?: readonly string[];
  readonly verdicts?: ReturnType<typeof useVerdicts>;
}

/** A flat of the list; a tap anywhere but on its complex opens it. */
export function FoundLine({ found, filter, level, source, programmes = [], verdicts }: FoundLineProps) {
  const { flat, project, district, readiness, payment, top_floor: top } = found;
  const { t } = useTranslation('search');
  const words = useFlatWords()(flat);
  const handover = useHandoverWords()(readiness);
  const paymentWords = usePaymentWords();
  const asOf = useSelector((state: StateWithConnection) => (source ? selectCopyDay(state, source) : null));
  const { picked, pointed, handlers } = usePointing(project.alias);
  const floor = flat.floor === null || top === null ? words.floor : t('flat.floorOf', { floor: flat.floor, top });
  const house = joinWords([words.building, words.section]);
  return (
    <FlatLine
      level={level}
      name={words.name}
      to={flatPath(project.alias, flat.id)}
      plan={flat.plan}
      area={flat.total_area}
      place={
        <>
          <span>
            <LocalLink to={planPath(project.alias, filter, top)} className={styles.project}>
              {project.title}
            </LocalLink>
            {district !== null && `, ${district.name}`}
          </span>
          {(floor !== null || house !== '') && <span>{joinWords([floor, house])}</span>}
          {handover !== null && <span>{handover}</span>}
        </>
      }
      over={false}
      className={clsx(styles.row, (picked || pointed) && styles.pointed)}
      {...handlers}
    >
      {payment !== null && (
        <Text size="s" className={styles.below}>
          {paymentWords(payment)}
        </Text>
      )}
      {programmes.length > 0 && (
        <Text size="s" className={clsx(styles.below, styles.verdict)}>
          {verdicts ? (
            // Personal once there are answers: it stays out of pictures and recordings of the screen.
            <span data-personal>
              <verdicts.FlatVerdict {...found} programmes={programmes} otherwise={t('programmeMet')} />
            </span>
          ) : (
            t('programmeMet')
          )}
        </Text>
      )}
      <FlatPrice flat={flat} className={styles.price} />
      <SaveFlatButton
        alias={project.alias}
        flat={flat}
        asOf={asOf}
        title={project.title}
        look="icon"
        className={styles.save}
      />
    </FlatLine>
  );
}

interface NothingFoundProps {
  readonly found: FlatSearchData;
  readonly filter: FlatSearchFilter;
}

/** More would be a choice of its own. */
const mostRelaxations = 4;

/** No flat matches: offers to drop single conditions, and the nearest flats. */
export function NothingFound({ found: { relaxations, nearest }, filter }: NothingFoundProps) {
  const { t } = useTranslation('search');
  const language = useLanguage();
  const priceWords = usePriceWords();
  const [closest] = nearest;
  const { from, to } = filter.price;
  // No price is near bounds that exclude each other.
  const limit = to === null || (from ?? to) > to ? null : to;
  const price = closest === undefined ? null : (closest.flat.discount?.price ?? closest.flat.price);
  const ways = relaxations
    .slice(0, mostRelaxations)
    .flatMap(({ condition, count }) =>
      condition in flatSearch.none && condition !== 'sort'
        ? { condition: condition as Exclude<keyof FlatSearchFilter, 'sort'>, count }
        : [],
    );
  return (
    <>
      <EmptyView
        title={t('nothing.title')}
        hint={
          <>
            {closest !== undefined && limit !== null && price !== null && price > limit && (
              <span className={styles.sentence}>
                {t('nothing.nearestPrice', {
                  limit: priceWords(limit),
                  price: formatMoney(price, language),
                  project: closest.project.title,
                })}
              </span>
            )}
            {ways.length === 0 ? t('nothing.hint') : t('nothing.loosen')}
          </>
        }
        action={
          <div className={styles.ways}>
            {ways.map(({ condition, count }) => (
              <LocalLink
                key={condition}
                to={searchPath({ ...filter, [condition]: flatSearch.none[condition] })}
                replace
                preventScrollReset
                rel="nofollow"
                className={buttonClass({ variant: 'secondary' })}
              >
                {t(`nothing.${condition}`)}: {t('found', { count })}
              </LocalLink>
            ))}
            <LocalLink
              to={searchPath(flatSearch.cleared(filter))}
              replace
              preventScrollReset
              className={buttonClass({ variant: ways.length === 0 ? 'secondary' : 'quiet' })}
            >
              {t('clear')}
            </LocalLink>
          </div>
        }
      />
      {nearest.length > 0 && (
        <section className={styles.nearest}>
          <Heading level={2} size="m">
            {t('nothing.nearest')}
          </Heading>
          <ul className={styles.list}>
            {nearest.map((each) => (
              <FoundLine
                key={`${each.project.alias} ${each.flat.id}`}
                found={each}
                filter={flatSearch.none}
                level={3}
                source={undefined}
              />
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
