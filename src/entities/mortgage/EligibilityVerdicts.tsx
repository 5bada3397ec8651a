import { useTranslation } from 'react-i18next';
import type { Money } from '#contract/common.ts';
import { type Household, isOutOfDate, type Verdict, verdictOn } from '#domain/money/eligibility.ts';
import { formatDay, formatNumber } from '#shared/format';
import type { Eligibility, MortgageProgramme, ProgrammeEligibility, PublishedSource } from '#shared/responses';
import { LocalLink, useLanguage } from '#shared/routing';
import { Accordion, Announcement, buttonClass, type Fact, FactList, Heading, StatusMark, Text } from '#shared/ui';
import { ProgrammeRules } from './ProgrammeRules.tsx';
import { hasOldRules, type JudgedProgramme, useFigures, useReason, useUnknownRules } from './verdictTexts.ts';
import styles from './Eligibility.module.css';

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

interface RuleTextProps {
  readonly text: string;
  readonly source: PublishedSource;
  readonly isOld: boolean;
}

function RuleText({ text, source: { name, url, date }, isOld }: RuleTextProps) {
  const { t } = useTranslation(['eligibility', 'mortgage']);
  const language = useLanguage();
  return (
    <>
      {text}
      <Text size="xs" tone="muted">
        {url === null ? name : <a href={url}>{name}</a>}, {t('mortgage:asOf', { date: formatDay(date, language) })}
      </Text>
      {isOld && (
        <Text size="xs" tone="danger">
          {t('eligibility:old')}
        </Text>
      )}
    </>
  );
}

/** Every rule with its source and day. */
function useRuleFacts({ fresh_days: days }: Eligibility, today: string) {
  const { t } = useTranslation('eligibility');
  const language = useLanguage();
  const { square, perM2 } = useFigures();
  return ({
    age,
    area,
    owned_area: owned,
    price_per_m2: price,
    complex_age: built,
  }: ProgrammeEligibility): readonly Fact[] => {
    const household = ({ base, people, per_person: more, max }: NonNullable<typeof area>): string =>
      [
        t('rule.household', { base: square(base), more: square(more), count: people }),
        ...(max === null ? [] : [t('rule.most', { max: square(max) })]),
      ].join('; ');
    const fact = (
      key: 'age' | 'area' | 'owned' | 'price' | 'complex',
      text: string,
      source: PublishedSource,
    ): Fact => ({
      key,
      label: t(`rule.${key}`),
      value: <RuleText text={text} source={source} isOld={isOutOfDate(source.date, today, days)} />,
    });
    return [
      ...(age === null ? [] : [fact('age', t('rule.ages', { from: age.from, end: age.to_end }), age.source)]),
      ...(area === null ? [] : [fact('area', household(area), area.source)]),
      ...(owned === null ? [] : [fact('owned', household(owned), owned.source)]),
      ...(price === null
        ? []
        : [
            fact(
              'price',
              price.city === null
                ? perM2(price.max)
                : t('rule.priceInCity', { price: perM2(price.max), city: price.city }),
              price.source,
            ),
          ]),
      ...(built === null
        ? []
        : [
            fact(
              'complex',
              t('rule.years', { count: built.years_max, value: formatNumber(built.years_max, language) }),
              built.source,
            ),
          ]),
    ];
  };
}

interface Judged extends Pick<JudgedFlat, 'price' | 'area' | 'level' | 'toPlan'> {
  readonly eligibility: Eligibility;
  readonly today: string;
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
function Loan({ verdict, loan: { down, months, sums }, to }: LoanProps) {
  const { t } = useTranslation(['eligibility', 'mortgage']);
  const { money } = useFigures();
  const unknown = useUnknownRules()(verdict);
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
      {unknown !== null && (
        <Text size="s" tone="soft">
          {unknown}
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

/** The verdict of each programme; the bank decides in any case. */
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
      <Text weight="medium">{t('note')}</Text>
      <Announcement
        text={judged
          .map(({ programme, verdict }) => (verdict === null ? '' : `${programme.name}: ${status(verdict)}.`))
          .join(' ')}
      />
      {household === null && <Text tone="soft">{t('waiting')}</Text>}
      {judged.map(({ programme, verdict }) => {
        const { key, name, eligibility: own } = programme;
        const facts = factsOf(own);
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
            {hasOldRules(programme, eligibility, today) && (
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
                <ProgrammeRules programme={programme} />
                <FactList columns={1} facts={facts} />
              </Accordion>
            </div>
          </section>
        );
      })}
    </div>
  );
}
