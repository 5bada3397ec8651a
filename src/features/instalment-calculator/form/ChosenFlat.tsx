import { useTranslation } from 'react-i18next';
import type { CalculatorFlat } from '#contract/calculator.ts';
import { discountOn } from '#contract/formulas/index.ts';
import { flatPath } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import { formatArea, formatMoney } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { useToday } from '#shared/time';
import { Button, Heading, Text } from '#shared/ui';
import styles from './ChosenFlat.module.css';

interface ChosenFlatProps {
  readonly alias: string;
  readonly flat: CalculatorFlat;
  /** The flat is given up for any other. */
  readonly onClear: () => void;
}

/** Where in the building a flat is. */
export function useFlatPlace(): (flat: CalculatorFlat) => string {
  const { t } = useTranslation('calculator');
  return ({ floor, section, building }) => t('flat.place', { floor, section, building: building.name });
}

/** Names the flat that is calculated, so that nobody wonders whose price it is. */
export function ChosenFlat({ alias, flat, onClear }: ChosenFlatProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  const placeOf = useFlatPlace();
  const discount = discountOn(flat, useToday());
  return (
    <div className={styles.flat}>
      <div>
        <Heading level={3} size="s">
          {t('flat.name', { number: flat.number })}
        </Heading>
        <Text size="s" tone="soft">
          {[
            roomLabel(flat.rooms),
            t('housing:area', { value: formatArea(flat.total_area, language) }),
            placeOf(flat),
          ].join(' · ')}
        </Text>
        {discount !== null && flat.price !== null && (
          <Text size="s" tone="soft">
            {t('housing:listPrice')} <s>{formatMoney(flat.price, language)}</s>
            {' · '}
            <LocalLink to={pathTo('offer', { alias: discount.offer.alias })}>{discount.offer.title}</LocalLink>
          </Text>
        )}
      </div>
      <div className={styles.actions}>
        <LocalLink to={flatPath(alias, flat.id)}>{t('flat.open')}</LocalLink>
        <Button variant="quiet" onClick={onClear}>
          {t('flat.clear')}
        </Button>
      </div>
    </div>
  );
}
