import { useTranslation } from 'react-i18next';
import { joinWords } from '#entities/flat';
import { ProgrammeRules } from '#entities/mortgage';
import { formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Chip, ChipGroup, RangeField, Text } from '#shared/ui';
import { ClampedNote } from '../form/ClampedNote.tsx';
import styles from '../form/CalculatorForm.module.css';
import type { MortgageFieldsProps } from '../form/PlanFields.tsx';

/** Whose loan, and for how long. */
export function MortgageFields({ checked, onChange }: MortgageFieldsProps) {
  const { t } = useTranslation(['calculator', 'mortgage']);
  const language = useLanguage();
  const { programme, programmes, years, yearsMax, percent } = checked;
  const said = joinWords([programme.note, programme.bank && `${programme.bank}.`], ' ');
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
        {said !== '' && (
          <Text size="xs" tone="muted">
            {said}
          </Text>
        )}
        <ProgrammeRules programme={programme} />
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
        <ClampedNote>{checked.termBrought && t('yearsBrought', { max: yearsMax, value: inYears(years) })}</ClampedNote>
      </div>
    </>
  );
}
