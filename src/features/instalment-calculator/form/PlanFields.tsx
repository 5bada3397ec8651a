import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { kopiykasPerHryvnia } from '#domain/money/currency.ts';
import { hryvniasUp } from '#domain/money/payment.ts';
import { formatMoney, formatPercent, readHryvnias, writeMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Chip, ChipGroup, Field, RangeField, SkeletonBlock } from '#shared/ui';
import type { PlanDraft, Way } from '../draft/calculatorDraft.ts';
import type { CheckedDown, CheckedInstalment, CheckedMortgage, CheckedPlan } from '../draft/checkPlan.ts';
import styles from '../Planner.module.css';
import { ClampedNote, TypedInput } from './TypedInput.tsx';

export interface PegFieldsProps {
  readonly rate: number | null;
  readonly onChange: (part: Partial<PlanDraft>) => void;
}

interface InstalmentFieldsProps {
  readonly checked: CheckedInstalment;
  readonly onChange: (part: Partial<PlanDraft>) => void;
  /** Loaded lazily; null until then. */
  readonly PegFields: ((props: PegFieldsProps) => ReactNode) | null;
}

/** How long, how often, and whether in dollars. */
function InstalmentFields({ checked, onChange, PegFields }: InstalmentFieldsProps) {
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
          {checked.termClamped && t('monthsClamped', { min: months.min, max: months.max, value: term(checked.months) })}
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

interface DownFieldsProps {
  readonly draft: PlanDraft;
  readonly checked: CheckedDown;
  readonly onChange: (part: Partial<PlanDraft>) => void;
}

/** How much at once: a share or a sum. */
function DownFields({ draft, checked, onChange }: DownFieldsProps) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const { share, downBounds, problem } = checked;
  const percent = (value: number): string => formatPercent(value, language);

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
        <ClampedNote>
          {problem === 'percent' &&
            t('percentClamped', { min: percent(share.min), max: percent(share.max), value: percent(checked.percent) })}
        </ClampedNote>
      </div>
      <Field
        label={t('downSum')}
        error={
          problem === 'down' &&
          t('moneyAllowed', {
            min: formatMoney(hryvniasUp(downBounds.min), language),
            max: formatMoney(downBounds.max - (downBounds.max % kopiykasPerHryvnia), language),
          })
        }
      >
        {(control) => (
          <TypedInput
            {...control}
            read={readHryvnias}
            value={
              draft.down === '' && checked.down !== null && downBounds.max > 0 ? writeMoney(checked.down) : draft.down
            }
            onValueChange={(value) => onChange({ down: value, percent: '' })}
          />
        )}
      </Field>
    </>
  );
}

export interface MortgageFieldsProps {
  readonly checked: CheckedMortgage;
  readonly onChange: (part: Partial<PlanDraft>) => void;
}

interface PlanFieldsProps {
  readonly ways: readonly Way[];
  readonly draft: PlanDraft;
  readonly checked: CheckedPlan;
  readonly onChange: (part: Partial<PlanDraft>) => void;
  /** Loaded lazily, because most plans are in hryvnias to the developer. Null until then. */
  readonly lazyPart: {
    readonly MortgageFields: (props: MortgageFieldsProps) => ReactNode;
    readonly PegFields: (props: PegFieldsProps) => ReactNode;
  } | null;
}

/** How to pay: to the developer by instalments, or by a mortgage. */
export function PlanFields({ ways, draft, checked, onChange, lazyPart }: PlanFieldsProps) {
  const { t } = useTranslation('calculator');
  return (
    <>
      {ways.length > 1 && (
        <ChipGroup legend={t('way.label')}>
          {ways.map((way) => (
            <Chip key={way} pressed={checked.way === way} onPressedChange={() => onChange({ way })}>
              {t(`way.${way}`)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      {checked.way === 'mortgage' &&
        (lazyPart === null ? (
          <SkeletonBlock height="15rem" />
        ) : (
          <lazyPart.MortgageFields checked={checked} onChange={onChange} />
        ))}
      <DownFields draft={draft} checked={checked} onChange={onChange} />
      {checked.way === 'instalment' && (
        <InstalmentFields checked={checked} onChange={onChange} PegFields={lazyPart?.PegFields ?? null} />
      )}
    </>
  );
}
