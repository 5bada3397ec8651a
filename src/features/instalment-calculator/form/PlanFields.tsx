import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, ChipGroup, SkeletonBlock } from '#shared/ui';
import type { PlanDraft, Way } from '../draft/calculatorDraft.ts';
import type { CheckedMortgage, CheckedPlan } from '../draft/checkPlan.ts';
import { DownFields } from './DownFields.tsx';
import { InstalmentFields, type PegFieldsProps } from './InstalmentFields.tsx';

export interface MortgageFieldsProps {
  readonly checked: CheckedMortgage;
  readonly onChange: (part: Partial<PlanDraft>) => void;
}

interface PlanFieldsProps {
  readonly ways: readonly Way[];
  readonly draft: PlanDraft;
  readonly checked: CheckedPlan;
  readonly onChange: (part: Partial<PlanDraft>) => void;
  /** They come with the later parts: most pay the developer, in hryvnias. Null until then. */
  readonly late: {
    readonly MortgageFields: (props: MortgageFieldsProps) => ReactNode;
    readonly PegFields: (props: PegFieldsProps) => ReactNode;
  } | null;
}

/** How somebody would pay: to the developer in parts, or to a bank. */
export function PlanFields({ ways, draft, checked, onChange, late }: PlanFieldsProps) {
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
        (late === null ? (
          <SkeletonBlock height="15rem" />
        ) : (
          <late.MortgageFields checked={checked} onChange={onChange} />
        ))}
      <DownFields draft={draft} checked={checked} onChange={onChange} />
      {checked.way === 'instalment' && (
        <InstalmentFields checked={checked} onChange={onChange} PegFields={late?.PegFields ?? null} />
      )}
    </>
  );
}
