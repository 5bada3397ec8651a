import { useTranslation } from 'react-i18next';
import { formatMoney } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Select } from '#shared/ui';
import type { ProjectFilter } from '../model/projectFilter.ts';
import styles from './ProjectFilterBar.module.css';

interface PriceRangeProps {
  /** Kopiykas, ascending. */
  readonly steps: readonly number[];
  readonly filter: ProjectFilter;
  readonly onChange: (change: Partial<ProjectFilter>) => void;
}

function toPrice(value: string): number | null {
  return value === '' ? null : Number(value);
}

/** The sums to choose from: an address may have brought one that is not round. */
function offered(steps: readonly number[], chosen: number | null, fits: (sum: number) => boolean): readonly number[] {
  const sums = steps.filter(fits);
  return chosen === null || sums.includes(chosen) ? sums : [...sums, chosen].toSorted((a, b) => a - b);
}

/** Two native selects: on a phone a sum is picked, not typed. One that would leave nothing between them is not offered. */
export function PriceRange({ steps, filter: { priceFrom, priceTo }, onChange }: PriceRangeProps) {
  const { t } = useTranslation('projects');
  const language = useLanguage();
  const options = (sums: readonly number[], words: 'chosenFrom' | 'chosenTo') =>
    sums.map((sum) => (
      <option key={sum} value={sum}>
        {t(`price.${words}`, { price: formatMoney(sum, language) })}
      </option>
    ));

  return (
    <fieldset className={styles.range}>
      <legend className={styles.legend}>{t('price.legend')}</legend>
      <Select
        aria-label={t('price.from')}
        value={priceFrom ?? ''}
        onChange={({ target }) => onChange({ priceFrom: toPrice(target.value) })}
      >
        <option value="">{t('price.anyFrom')}</option>
        {options(
          offered(steps, priceFrom, (sum) => sum < (priceTo ?? Infinity)),
          'chosenFrom',
        )}
      </Select>
      <Select
        aria-label={t('price.to')}
        value={priceTo ?? ''}
        onChange={({ target }) => onChange({ priceTo: toPrice(target.value) })}
      >
        <option value="">{t('price.anyTo')}</option>
        {options(
          offered(steps, priceTo, (sum) => sum > (priceFrom ?? -Infinity)),
          'chosenTo',
        )}
      </Select>
    </fieldset>
  );
}
