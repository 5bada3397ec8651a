import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/common.ts';
import {
  downPercentAt,
  type Finding,
  type Household,
  isOutOfDate,
  type Verdict,
  verdictOn,
} from '#domain/eligibility.ts';
import { formatMonth, formatPercent } from '#shared/format';
import type { Eligibility, MortgageProgramme, ProgrammeEligibility } from '#shared/responses';
import { LocalLink, useLanguage } from '#shared/routing';
import { Accordion, Announcement, buttonClass, FactList, Heading, StatusMark, Text } from '#shared/ui';
import styles from './Eligibility.module.css';
import { useFigures, useRuleFacts } from './EligibilityRules.tsx';
import { ProgrammeRules } from './ProgrammeRules.tsx';

export interface JudgedFlat {
  /** Of the project. */
  readonly alias: string;
  readonly mortgages: readonly MortgageProgramme[];
  /** Of the flat, today. */
  readonly price: Money;
  /** m²; null when it is not known. */
  readonly area: number | null;
  /** Of the heading above. */
  readonly level: 2 | 3;
  /** The calculator with a loan of that programme in it, without the language prefix. */
  readonly toPlan: (programme: string) => string;
}

/** A programme with its rules for this project. */
export type JudgedProgramme = Omit<MortgageProgramme, 'rules'> & {
  readonly rules: NonNullable<MortgageProgramme['rules']>;
  readonly eligibility: ProgrammeEligibility;
};

/** The rules that cannot be applied where a fact of the flat is not known. */
const flatRules = ['area', 'price_per_m2', 'complex_age'] as const;

interface Judged extends Pick<JudgedFlat, 'price' | 'area' | 'level' | 'toPlan'> {
  readonly eligibility: Eligibility;
  readonly today: string;
}

/** Why a rule stands against it. */
function useReason() {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const { square, money, perM2 } = useFigures();
  return (
    { rule, value, limit }: Finding,
    { rules, eligibility: own, ...terms }: JudgedProgramme,
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
        const city = own.price_per_m2?.city ?? null;
        const told = { price: perM2(of), limit: money(most) };
        return city === null ? t('reason.price', told) : t('reason.priceInCity', { ...told, city });
      }
      case 'complex_age':
        return t('reason.complex_age', {
          month: completed === null ? '' : formatMonth(completed, language),
          count: most,
        });
      case 'down_payment': {
        const percent = formatPercent(downPercentAt({ ...terms, rules }, age), language);
        return t('reason.down_payment', { limit: money(most), percent, money: money(of) });
      }
    }
  };
}

function List({ items, ordered = false }: { readonly items: readonly string[]; readonly ordered?: boolean }) {
  const Tag = ordered ? 'ol' : 'ul';
  return (
    <Tag className={ordered ? styles.steps : styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </Tag>
  );
}

interface LoanProps {
  readonly verdict: Verdict;
  readonly loan: NonNullable<Verdict['loan']>;
  readonly to: string;
}

/** What the loan costs a month, and what could not be checked. */
function Loan({ verdict: { findings }, loan: { down, months, sums }, to }: LoanProps) {
  const { t } = useTranslation(['eligibility', 'mortgage']);
  const { money } = useFigures();
  const unknown = flatRules.filter((name) => findings.some(({ rule, holds }) => rule === name && holds === null));
  return (
    <>
      {sums.map(({ from_month: from, amount }) => (
        <p key={from} className={from === 1 ? styles.sum : styles.later}>
          {from === 1
            ? t('eligibility:monthly', { sum: money(amount) })
            : t('eligibility:later', { sum: money(amount), year: Math.floor((from - 1) / 12) + 1 })}
        </p>
      ))}
      <Text size="s" tone="soft">
        {t('eligibility:terms', { down: money(down), years: t('mortgage:years', { count: Math.floor(months / 12) }) })}
      </Text>
      {unknown.length > 0 && (
        <Text size="s" tone="soft">
          {t('eligibility:unknown', { rules: unknown.map((rule) => t(`eligibility:name.${rule}`)).join(', ') })}
        </Text>
      )}
      <LocalLink to={to} className={buttonClass({ variant: 'secondary' })}>
        {t('eligibility:toPlan')}
      </LocalLink>
    </>
  );
}

interface VerdictsProps extends Judged {
  readonly programmes: readonly JudgedProgramme[];
  /** Null while a question is not answered. */
  readonly household: Household | null;
}

/** What the answers come to, for each programme; the bank decides in any case. */
export function Verdicts({ programmes, household, eligibility, today, price, area, level, toPlan }: VerdictsProps) {
  const { t } = useTranslation('eligibility');
  const reasonOf = useReason();
  const factsOf = useRuleFacts(eligibility, today);
  const { completed, fresh_days: days } = eligibility;
  const judged = programmes.map((programme) => ({
    programme,
    verdict:
      household === null
        ? null
        : verdictOn(programme, programme.eligibility, household, { price, area, completed }, today),
  }));
  const status = ({ reason }: Verdict): string => t(reason === null ? 'may' : 'not');

  return (
    <div className={styles.verdicts}>
      <Announcement
        text={judged
          .map(({ programme, verdict }) => (verdict === null ? '' : `${programme.name}: ${status(verdict)}.`))
          .join(' ')}
      />
      {household === null && <Text tone="soft">{t('waiting')}</Text>}
      {judged.map(({ programme, verdict }) => {
        const { key, name, eligibility: own, rules } = programme;
        const facts = factsOf(own);
        const sources = [own.age, own.area, own.owned_area, own.price_per_m2, own.complex_age];
        const dates = [rules.checked, ...sources.flatMap((rule) => (rule === null ? [] : [rule.source.date]))];
        return (
          <section key={key} aria-label={name} className={styles.verdict}>
            <Heading level={level === 2 ? 3 : 4} size="s">
              {name}
            </Heading>
            {verdict !== null && (
              <StatusMark tone={verdict.reason === null ? 'success' : 'neutral'}>{status(verdict)}</StatusMark>
            )}
            {verdict?.reason && household !== null && (
              <Text>{reasonOf(verdict.reason, programme, household, completed)}</Text>
            )}
            {verdict?.loan && <Loan verdict={verdict} loan={verdict.loan} to={toPlan(key)} />}
            {dates.some((date) => isOutOfDate(date, today, days)) && (
              <Text size="s" tone="danger">
                {t('someOld', { count: days })}
              </Text>
            )}
            <div>
              {(own.documents.length > 0 || own.steps.length > 0) && (
                <Accordion summary={t('prepare')}>
                  {own.documents.length > 0 && <List items={own.documents} />}
                  {own.steps.length > 0 && <List items={own.steps} ordered />}
                </Accordion>
              )}
              <Accordion summary={t('rules')}>
                <ProgrammeRules programme={{ ...programme, rules }} />
                <FactList columns={1} facts={facts} />
              </Accordion>
            </div>
          </section>
        );
      })}
      <Text weight="medium">{t('decides')}</Text>
    </div>
  );
}
