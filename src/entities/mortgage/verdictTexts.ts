import { useTranslation } from 'react-i18next';
import {
  downPercentAt,
  type Finding,
  type Household,
  isOutOfDate,
  type OfferedFlat,
  type Verdict,
  verdictOn,
} from '#domain/money/eligibility.ts';
import { formatArea, formatMoney, formatMonth, formatPercent, joinWords } from '#shared/format';
import type { Eligibility, MortgageProgramme, ProgrammeEligibility } from '#shared/responses';
import { useLanguage } from '#shared/routing';

/** Areas, sums and years in words. */
export function useFigures() {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const square = (value: number): string => t('area', { value: formatArea(value, language) });
  const money = (value: number): string => formatMoney(value, language);
  const perM2 = (value: number): string => t('pricePerM2', { price: money(value) });
  return { square, money, perM2 };
}

/** A programme with its rules for this project. */
export type JudgedProgramme = Omit<MortgageProgramme, 'rules'> & {
  readonly rules: NonNullable<MortgageProgramme['rules']>;
  readonly eligibility: ProgrammeEligibility;
};

/** The rules that cannot be applied where a fact of the flat is not known. */
const flatRules = ['area', 'price_per_m2', 'complex_age'] as const;

/** Programmes that have rules for this project. */
export function judgedProgrammes(
  mortgages: readonly MortgageProgramme[],
  { programmes }: Eligibility,
): readonly JudgedProgramme[] {
  return mortgages.flatMap(({ rules, ...programme }) => {
    const own = programmes.find((each) => each.programme === programme.key);
    return rules === null || own === undefined ? [] : [{ ...programme, rules, eligibility: own }];
  });
}

/** Whether a rule of it was last checked too long ago. */
export function hasOldRules(
  { rules, eligibility: own }: JudgedProgramme,
  { fresh_days: days }: Eligibility,
  today: string,
): boolean {
  const sources = [own.age, own.area, own.owned_area, own.price_per_m2, own.complex_age];
  const dates = [rules.checked, ...sources.flatMap((rule) => (rule === null ? [] : [rule.source.date]))];
  return dates.some((date) => isOutOfDate(date, today, days));
}

/** Why a rule fails. */
export function useReason() {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const { square, money, perM2 } = useFigures();
  return (
    { rule, value, limit }: Finding,
    programme: JudgedProgramme,
    { age, people: count }: Household,
    completed: string | null,
  ): string => {
    const [of, most] = [value ?? 0, limit ?? 0];
    switch (rule) {
      case 'group':
        return t('reason.group');
      case 'owned_area':
        return t('reason.owned_area', { owned: square(of), limit: square(most), count });
      case 'age_from':
      case 'age_at_end':
        return t(`reason.${rule}`, { limit: most });
      case 'area':
        return t('reason.area', { area: square(of), limit: square(most), count });
      case 'price_per_m2': {
        const city = programme.eligibility.price_per_m2?.city ?? null;
        const values = { price: perM2(of), limit: money(most) };
        return city === null ? t('reason.price', values) : t('reason.priceInCity', { ...values, city });
      }
      case 'complex_age':
        return t('reason.complex_age', {
          month: completed === null ? '' : formatMonth(completed, language),
          count: most,
        });
      case 'down_payment': {
        const percent = formatPercent(downPercentAt(programme, age), language);
        return t('reason.down_payment', { limit: money(most), percent, money: money(of) });
      }
    }
  };
}

/** What could not be checked; null: nothing. */
export function useUnknownRules(): (verdict: Verdict) => string | null {
  const { t } = useTranslation('eligibility');
  return ({ findings }) => {
    const unknown = flatRules.filter((name) => findings.some(({ rule, holds }) => rule === name && holds === null));
    return unknown.length === 0 ? null : t('unknown', { rules: unknown.map((rule) => t(`name.${rule}`)).join(', ') });
  };
}

/** A verdict in one or two sentences of the namespace `eligibility`. */
export function useBriefVerdict() {
  const { t } = useTranslation('eligibility');
  const reasonOf = useReason();
  const unknownOf = useUnknownRules();
  return (
    programme: JudgedProgramme,
    { completed }: Eligibility,
    household: Household,
    flat: Pick<OfferedFlat, 'price' | 'area'>,
    today: string,
  ): string => {
    const verdict = verdictOn(programme, programme.eligibility, household, { ...flat, completed }, today);
    return verdict.reason === null
      ? joinWords([t('decides'), unknownOf(verdict)], ' ')
      : `${t('not')}. ${reasonOf(verdict.reason, programme, household, completed)}`;
  };
}

/** A verdict in a few words, for a line of a list. */
export function useVerdictLine() {
  const { t } = useTranslation('eligibility');
  return ({ name }: JudgedProgramme, { reason }: Verdict): string =>
    reason === null ? t('line.may', { name }) : t('line.not', { name, reason: t(`line.${reason.rule}`) });
}
