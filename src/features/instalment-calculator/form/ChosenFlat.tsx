import { useTranslation } from 'react-i18next';
import { discountOn } from '#domain/discount.ts';
import { flatPath, joinWords, useFlatWords } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import type { CalculatorFlat } from '#shared/answers';
import { formatMoney } from '#shared/format';
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

/** A flat without its number is named by what else is known of it. */
export function useFlatTitle(): (flat: CalculatorFlat) => string {
  const { t } = useTranslation('housing');
  const wordsOf = useFlatWords();
  return (flat) => (flat.number === null ? wordsOf(flat).name : t('flat.numbered', { number: flat.number }));
}

/** Names the flat that is calculated, so that nobody wonders whose price it is. */
export function ChosenFlat({ alias, flat, onClear }: ChosenFlatProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const roomLabel = useRoomLabel();
  const language = useLanguage();
  const titleOf = useFlatTitle();
  const discount = discountOn(flat, useToday());
  const { area, floor, section, building } = useFlatWords()(flat);
  const rooms = flat.number === null || flat.rooms === null ? null : roomLabel(flat.rooms);
  const facts = joinWords([rooms, area, joinWords([floor, section, building])], ' · ');
  return (
    <div className={styles.flat}>
      <div>
        <Heading level={3} size="s">
          {titleOf(flat)}
        </Heading>
        {facts !== '' && (
          <Text size="s" tone="soft">
            {facts}
          </Text>
        )}
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
