import { useTranslation } from 'react-i18next';
import { eligibilityId, ProgrammeRules, useIsEligibilityOffered } from '#entities/mortgage';
import { formatChange, formatPercent, joinWords } from '#shared/format';
import { SiteLink, useLanguage, usePageLocation } from '#shared/routing';
import { useDisclosure } from '#shared/store';
import { Chip, ChipGroup, RangeField, Text } from '#shared/ui';
import { rateBounds } from '../draft/checkPlan.ts';
import styles from '../Planner.module.css';
import type { MortgageFieldsProps, PegFieldsProps } from '../form/PlanFields.tsx';
import { ClampedNote } from '../form/TypedInput.tsx';

/** Whether the parts follow the dollar, and what it does in the visitor's scenario. */
export function PegFields({ rate, onChange }: PegFieldsProps) {
  const { t } = useTranslation(['schedule', 'calculator']);
  const language = useLanguage();
  const change = (value: number): string => formatChange(value, language);

  return (
    <>
      <ChipGroup legend={t('peg.label')}>
        <Chip pressed={rate === null} onPressedChange={() => onChange({ rate: '' })}>
          {t('peg.hryvnia')}
        </Chip>
        <Chip pressed={rate !== null} onPressedChange={() => onChange({ rate: String(rate ?? rateBounds.default) })}>
          {t('peg.dollar')}
        </Chip>
      </ChipGroup>
      {rate !== null && (
        <>
          <RangeField
            label={t('peg.rate')}
            min={rateBounds.min}
            max={rateBounds.max}
            value={rate}
            valueText={t('peg.yearly', { percent: change(rate) })}
            minText={change(rateBounds.min)}
            maxText={change(rateBounds.max)}
            onValueChange={(value) => onChange({ rate: String(value) })}
          />
          <Text size="xs" tone="muted">
            {t('peg.note')}
          </Text>
        </>
      )}
    </>
  );
}

/** Whose loan, and for how long. */
export function MortgageFields({ checked, onChange }: MortgageFieldsProps) {
  const { t } = useTranslation(['calculator', 'mortgage', 'purchaseCost']);
  const language = useLanguage();
  const { programme, programmes, years, yearsMax, percent } = checked;
  const { pathname, search } = usePageLocation();
  const isOffered = useIsEligibilityOffered(programmes);
  const { onOpenChange } = useDisclosure(eligibilityId);
  const note = joinWords([programme.note, programme.bank && `${programme.bank}.`], ' ');
  const young = programme.rules?.young;
  const usual = programme.down_payment_percent_min;
  const inYears = (count: number): string => t('mortgage:years', { count });

  return (
    <>
      <div className={styles.noted}>
        <ChipGroup legend={t('mortgage.programme')}>
          {programmes.map(({ key, name }) => (
            <Chip key={key} pressed={key === programme.key} onPressedChange={() => onChange({ programme: key })}>
              {name}
            </Chip>
          ))}
        </ChipGroup>
        {note !== '' && (
          <Text size="xs" tone="muted">
            {note}
          </Text>
        )}
        <ProgrammeRules programme={programme} />
        {isOffered && (
          <Text size="s">
            <SiteLink href={`${pathname}${search}#${eligibilityId}`} onClick={() => onOpenChange(true)}>
              {t('purchaseCost:eligible.link')}
            </SiteLink>
          </Text>
        )}
        <ClampedNote>
          {young &&
            percent < usual &&
            t('mortgage:youngOnly', { percent: formatPercent(usual, language), age: young.under_age })}
        </ClampedNote>
      </div>
      <div>
        <RangeField
          label={t('mortgage.years')}
          min={1}
          max={yearsMax}
          value={years}
          valueText={inYears(years)}
          minText={1}
          maxText={yearsMax}
          onValueChange={(value) => onChange({ years: String(value) })}
        />
        <ClampedNote>{checked.termClamped && t('yearsClamped', { max: yearsMax, value: inYears(years) })}</ClampedNote>
      </div>
    </>
  );
}
