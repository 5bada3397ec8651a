import { useTranslation } from 'react-i18next';
import { formatChange } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Chip, ChipGroup, RangeField, Text } from '#shared/ui';
import type { PlanDraft } from '../draft/calculatorDraft.ts';
import { type CheckedInstalment, rateBounds } from '../draft/checkPlan.ts';
import { Brought } from './Brought.tsx';
import styles from './CalculatorForm.module.css';

interface InstalmentFieldsProps {
  readonly checked: CheckedInstalment;
  readonly onChange: (part: Partial<PlanDraft>) => void;
}

/** How long, how often, and whether in dollars. */
export function InstalmentFields({ checked, onChange }: InstalmentFieldsProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const language = useLanguage();
  const { rules, rate } = checked;
  const { months } = rules;
  const term = (count: number): string => t('housing:months', { count });
  const change = (value: number): string => formatChange(value, language);

  return (
    <>
      <div>
        <RangeField
          label={t('term')}
          min={months.min}
          max={months.max}
          value={checked.months}
          valueText={term(checked.months)}
          minText={months.min}
          maxText={months.max}
          onValueChange={(value) => onChange({ months: String(value) })}
        />
        <Brought>{checked.termBrought && t('monthsBrought', { min: months.min, max: term(months.max), value: term(checked.months) })}</Brought>
      </div>
      {rules.part_months.length > 1 && (
        <ChipGroup legend={t('rhythm.label')}>
          {rules.part_months.map((part) => (
            <Chip key={part} pressed={checked.partMonths === part} onPressedChange={() => onChange({ parts: String(part) })}>
              {t(`rhythm.${part}`)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {rules.dollar_peg && (
        <div className={styles.peg}>
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
        </div>
      )}
    </>
  );
}
