import { useTranslation } from 'react-i18next';
import { Chip, ChipGroup } from '#shared/ui';
import type { PlanDraft, Way } from '../draft/calculatorDraft.ts';
import type { CheckedPlan } from '../draft/checkPlan.ts';
import { DownFields } from './DownFields.tsx';
import { InstalmentFields } from './InstalmentFields.tsx';
import { MortgageFields } from './MortgageFields.tsx';

interface PlanFieldsProps {
  readonly ways: readonly Way[];
  readonly draft: PlanDraft;
  readonly checked: CheckedPlan;
  readonly onChange: (part: Partial<PlanDraft>) => void;
}

/** How somebody would pay: to the developer in parts, or to a bank. */
export function PlanFields({ ways, draft, checked, onChange }: PlanFieldsProps) {
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
      {checked.way === 'mortgage' && <MortgageFields checked={checked} onChange={onChange} />}
      <DownFields draft={draft} checked={checked} onChange={onChange} />
      {checked.way === 'instalment' && <InstalmentFields checked={checked} onChange={onChange} />}
    </>
  );
}
