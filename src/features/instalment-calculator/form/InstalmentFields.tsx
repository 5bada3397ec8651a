import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipGroup, RangeField } from '#shared/ui';
import type { PlanDraft } from '../draft/calculatorDraft.ts';
import type { CheckedInstalment } from '../draft/checkPlan.ts';
import { ClampedNote } from './ClampedNote.tsx';
import styles from './CalculatorForm.module.css';

export interface PegFieldsProps {
  readonly rate: number | null;
  readonly onChange: (part: Partial<PlanDraft>) => void;
}

interface InstalmentFieldsProps {
  readonly checked: CheckedInstalment;
  readonly onChange: (part: Partial<PlanDraft>) => void;
  /** Comes with the later parts; null until then. */
  readonly PegFields: ((props: PegFieldsProps) => ReactNode) | null;
}

/** How long, how often, and whether in dollars. */
export function InstalmentFields({ checked, onChange, PegFields }: InstalmentFieldsProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const { rules } = checked;
  const { months } = rules;
  const term = (count: number): string => t('housing:months', { count });

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
        <ClampedNote>
          {checked.termBrought && t('monthsBrought', { min: months.min, max: months.max, value: term(checked.months) })}
        </ClampedNote>
      </div>
      {rules.part_months.length > 1 && (
        <ChipGroup legend={t('rhythm.label')}>
          {rules.part_months.map((part) => (
            <Chip
              key={part}
              pressed={checked.partMonths === part}
              onPressedChange={() => onChange({ parts: String(part) })}
            >
              {t(`rhythm.${part}`)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {rules.dollar_peg && (
        <div className={clsx(styles.peg, checked.rate !== null && styles.pegged)}>
          {PegFields && <PegFields rate={checked.rate} onChange={onChange} />}
        </div>
      )}
    </>
  );
}
