import { useTranslation } from 'react-i18next';
import { isOutOfDate } from '#domain/eligibility.ts';
import { formatArea, formatDay, formatMoney, formatNumber } from '#shared/format';
import type { Eligibility, ProgrammeEligibility, RuleSource } from '#shared/responses';
import { useLanguage } from '#shared/routing';
import { type Fact, Text } from '#shared/ui';

/** Areas, sums and years in words. */
export function useFigures() {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const square = (value: number): string => t('area', { value: formatArea(value, language) });
  const money = (value: number): string => formatMoney(value, language);
  const perM2 = (value: number): string => t('pricePerM2', { price: money(value) });
  return { square, money, perM2 };
}

interface RuleTextProps {
  readonly text: string;
  readonly source: RuleSource;
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
export function useRuleFacts({ fresh_days: days }: Eligibility, today: string) {
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
    const fact = (key: 'age' | 'area' | 'owned' | 'price' | 'complex', text: string, source: RuleSource): Fact => ({
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
