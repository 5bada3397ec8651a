import { useTranslation } from 'react-i18next';
import type { CalculatorProject } from '#contract/calculator.ts';
import { useRoomLabel } from '#entities/project';
import { formatArea, formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Chip, ChipGroup, Field, TextInput } from '#shared/ui';
import type { CalculatorDraft } from './calculatorDraft.ts';
import styles from './CalculatorForm.module.css';
import { areaBounds, type CheckedDraft, priceBounds } from './checkDraft.ts';
import { MoneyInput } from './MoneyInput.tsx';
import { writeMoney } from './numbers.ts';

interface PriceFieldsProps {
  readonly project: CalculatorProject;
  readonly draft: CalculatorDraft;
  readonly checked: CheckedDraft;
  readonly onChange: (part: Partial<CalculatorDraft>) => void;
}

/** The flat: a typical one, an area of one's own, or a price. */
export function PriceFields({ project, draft, checked, onChange }: PriceFieldsProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  const { problems, price, area } = checked;
  const square = (value: number): string => t('housing:area', { value: formatArea(value, language) });

  return (
    <>
      {project.examples.length > 0 && (
        <ChipGroup legend={t('example')}>
          {project.examples.map((example) => (
            <Chip
              key={`${example.rooms} ${example.total_area}`}
              pressed={price === example.price && area === example.total_area}
              onPressedChange={() => onChange({ price: writeMoney(example.price), area: String(example.total_area), down: '' })}
            >
              {roomLabel(example.rooms)}, {square(example.total_area)}
            </Chip>
          ))}
        </ChipGroup>
      )}
      <div className={styles.pair}>
        {project.price_per_m2 !== null && (
          <Field
            label={t('area')}
            hint={t('areaHint', { price: t('housing:pricePerM2', { price: formatMoney(project.price_per_m2, language) }) })}
            error={problems.has('area') && t('areaAllowed', { min: square(areaBounds.min), max: square(areaBounds.max) })}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                autoComplete="off"
                value={draft.area === '' && draft.price === '' && area !== null ? formatArea(area, language) : draft.area}
                // An area of one's own makes the price anew.
                onChange={({ target }) => onChange({ area: target.value, price: '', down: '' })}
              />
            )}
          </Field>
        )}
        <Field
          label={t('price')}
          error={
            problems.has('price') &&
            t('moneyAllowed', { min: formatMoney(priceBounds.min, language), max: formatMoney(priceBounds.max, language) })
          }
        >
          {(control) => (
            <MoneyInput
              {...control}
              value={draft.price === '' && price !== null ? writeMoney(price) : draft.price}
              onValueChange={(value) => onChange({ price: value, area: '', down: '' })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
