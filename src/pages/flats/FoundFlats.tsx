import { useTranslation } from 'react-i18next';
import { clsx } from 'clsx';
import { escapeKey } from '#domain/filters/keyList.ts';
import { flatSearch, type FlatSearchFilter, floorsFound } from '#domain/flats/flatSearch.ts';
import { FlatLine, flatPath, FlatPrice, useFlatWords } from '#entities/flat';
import { selectCachedCopyDay, useConnectionSelector } from '#features/connection';
import { SaveFlatButton } from '#features/favourites';
import { usePointing } from '#features/project-pick';
import type { FlatSearchData, FoundFlat, Readiness } from '#shared/responses';
import { formatMoney, formatMonth, joinWords } from '#shared/format';
import { useImportWithTexts, useLazyModule } from '#shared/lazy';
import { LocalLink, pathTo, useLanguage, withQuery } from '#shared/routing';
import { Text } from '#shared/ui';
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
  return ({ monthly, monthly_max: most, down, months, programme }) =>
    t(most === null ? 'search:flat.payment' : 'search:flat.risingPayment', {
      part: formatMoney(monthly, language),
      most: formatMoney(most ?? monthly, language),
      way: programme?.name ?? t('search:flat.byInstalments'),
      months: t('housing:months', { count: months }),
      down: formatMoney(down, language),
    });
}

/** The plan of the project with the same conditions, as far as a plan knows them. */
export function planPath(alias: string, filter: FlatSearchFilter, found?: FoundFlat): string {
  const { rooms, area, side, outlook, price, high, not_last: notLast } = filter;
  const floor = floorsFound(filter, found?.top_floor ?? null);
  const conditions = { ...flatSearch.none, rooms, area, floor, side, outlook, price };
  const search = flatSearch.write(new URLSearchParams('status=free'), conditions);
  // These floors are those of the flat's own building.
  const house = high.length + notLast.length > 0 ? found?.flat.building?.key : undefined;
  if (house !== undefined) search.set('building', escapeKey(house));
  return withQuery(pathTo('projectPlan', { alias }), search);
}

/** The programmes of the state that are `chosen`, or else named as the way to pay: they ask the buyer to prove something. */
export function programmesToJudge(
  { options }: Pick<FlatSearchData, 'options'>,
  { payment }: FoundFlat,
  chosen: readonly string[] = [],
): readonly string[] {
  const named = payment?.programme ? [payment.programme.key] : [];
  return (chosen.length > 0 ? chosen : named).filter((key) =>
    options?.programme?.some((option) => option.key === key && option.has_rules),
  );
}

function importVerdicts() {
  return import(/* webpackChunkName: "flat-verdicts" */ './FlatVerdict.lazy.tsx');
}

const partNamespaces = ['eligibility'];

/** Whether the visitor may have a programme: loads once there is one to judge. */
export function useVerdicts(enabled: boolean) {
  return useLazyModule(useImportWithTexts(importVerdicts, partNamespaces), enabled).part;
}

export interface FoundLineProps {
  readonly found: FoundFlat;
  readonly filter: FlatSearchFilter;
  readonly level: 2 | 3;
  readonly source: FlatSearchData | undefined;
  /** Those to judge (`programmesToJudge`), by `verdicts` once it is loaded. */
  readonly programmes: readonly string[];
  readonly verdicts: ReturnType<typeof useVerdicts>;
}

/** A flat of the list; a tap anywhere but on its development opens it. */
export function FoundLine({ found, filter, level, source, programmes, verdicts }: FoundLineProps) {
  const { flat, project, district, readiness, payment, top_floor: top } = found;
  const { t } = useTranslation('search');
  const words = useFlatWords()(flat);
  const handover = useHandoverWords()(readiness);
  const paymentWords = usePaymentWords();
  const asOf = useConnectionSelector((state) => (source ? selectCachedCopyDay(state, source) : null));
  const { picked, pointed, handlers } = usePointing(project.alias);
  const floor = flat.floor === null || top === null ? words.floor : t('flat.floorOf', { floor: flat.floor, top });
  const house = joinWords([words.building, words.section]);
  return (
    <FlatLine
      level={level}
      name={words.name}
      to={flatPath(project.alias, flat.id, payment?.programme?.key)}
      plan={flat.plan}
      area={flat.total_area}
      place={
        <>
          <span>
            <LocalLink to={planPath(project.alias, filter, found)} className={styles.project}>
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
