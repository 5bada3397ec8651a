import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Field, RangeField } from '#shared/ui';
import type { PlanDraft } from '../draft/calculatorDraft.ts';
import type { CheckedDown } from '../draft/checkDown.ts';
import { readHryvnias, writeMoney } from '../draft/numbers.ts';
import { Brought } from './Brought.tsx';
import { TypedInput } from './TypedInput.tsx';

interface DownFieldsProps {
  readonly draft: PlanDraft;
  readonly checked: CheckedDown;
  readonly onChange: (part: Partial<PlanDraft>) => void;
}

/** How much at once: a share or a sum. */
export function DownFields({ draft, checked, onChange }: DownFieldsProps) {
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
        <Brought>
          {problem === 'percent' &&
            t('percentBrought', { min: percent(share.min), max: percent(share.max), value: percent(checked.percent) })}
        </Brought>
      </div>
      <Field
        label={t('downSum')}
        error={
          problem === 'down' &&
          t('moneyAllowed', { min: formatMoney(downBounds.min, language), max: formatMoney(downBounds.max, language) })
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
