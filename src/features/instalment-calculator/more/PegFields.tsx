import { useTranslation } from 'react-i18next';
import { formatChange } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Chip, ChipGroup, RangeField, Text } from '#shared/ui';
import { rateBounds } from '../draft/checkPlan.ts';
import type { PegFieldsProps } from '../form/InstalmentFields.tsx';

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
