import { useTranslation } from 'react-i18next';
import type { InstalmentRules } from '#contract/calculator.ts';
import { formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Chip, ChipGroup, Field, RangeField, Text } from '#shared/ui';
import type { CalculatorDraft } from './calculatorDraft.ts';
import type { CheckedDraft } from './checkDraft.ts';
import { MoneyInput } from './MoneyInput.tsx';
import { writeMoney } from './numbers.ts';

interface TermFieldsProps {
  readonly rules: InstalmentRules;
  readonly draft: CalculatorDraft;
  readonly checked: CheckedDraft;
  readonly onChange: (part: Partial<CalculatorDraft>) => void;
}

/** How much at once, how long, how often. */
export function TermFields({ rules, draft, checked, onChange }: TermFieldsProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const language = useLanguage();
  const { down_payment_percent: share, months } = rules;
  const { problems } = checked;
  const percent = (value: number): string => formatPercent(value, language);
  const money = (value: number): string => formatMoney(value, language);
  const term = (count: number): string => t('housing:months', { count });

  return (
    <>
      <div>
        <RangeField
          label={t('down')}
          min={share.min}
          max={share.max}
          value={checked.percent}
          valueText={percent(checked.percent)}
          minText={percent(share.min)}
          maxText={percent(share.max)}
          onValueChange={(value) => onChange({ percent: String(value), down: '' })}
        />
        <Text size="xs" tone="danger">
          {problems.has('percent') &&
            t('percentBrought', { min: percent(share.min), max: percent(share.max), value: percent(checked.percent) })}
        </Text>
      </div>
      <Field
        label={t('downSum')}
        error={
          problems.has('down') &&
          t('moneyAllowed', { min: money(checked.downBounds.min), max: money(checked.downBounds.max) })
        }
      >
        {(control) => (
          <MoneyInput
            {...control}
            value={draft.down === '' && checked.down !== null && checked.price !== null ? writeMoney(checked.down) : draft.down}
            onValueChange={(value) => onChange({ down: value, percent: '' })}
          />
        )}
      </Field>
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
        <Text size="xs" tone="danger">
          {problems.has('months') && t('monthsBrought', { min: months.min, max: term(months.max), value: term(checked.months) })}
        </Text>
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
    </>
  );
}
