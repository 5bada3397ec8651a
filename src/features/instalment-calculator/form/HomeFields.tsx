import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { flatPath, useFlatWords } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import { formatArea, formatMoney, joinWords, readHryvnias, readNumber, writeMoney } from '#shared/format';
import type { CalculatorFlat, CalculatorProject } from '#shared/responses';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { Button, Chip, ChipGroup, Field, Heading, Text } from '#shared/ui';
import type { HomeDraft } from '../draft/calculatorDraft.ts';
import { areaBounds, type CheckedHome, priceBounds } from '../draft/checkPlan.ts';
import styles from '../Planner.module.css';
import { TypedInput } from './TypedInput.tsx';

interface ChosenFlatProps {
  readonly alias: string;
  readonly flat: CalculatorFlat;
  readonly offers: CheckedHome['offers'];
  /** The flat is given up for any other. */
  readonly onClear: () => void;
}

/** A flat without its number is named by what else is known of it. */
export function useFlatTitle(): (flat: CalculatorFlat) => string {
  const { t } = useTranslation('flatWords');
  const wordsOf = useFlatWords();
  return (flat) => (flat.number === null ? wordsOf(flat).name : t('numbered', { number: flat.number }));
}

/** Names the flat of the calculation. */
export function ChosenFlat({ alias, flat, offers, onClear }: ChosenFlatProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const roomLabel = useRoomLabel();
  const language = useLanguage();
  const titleOf = useFlatTitle();
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
        {offers.length > 0 && flat.price !== null && (
          <Text size="s" tone="soft">
            {t('housing:listPrice')} <s>{formatMoney(flat.price, language)}</s>
            {offers.map((offer) => (
              <Fragment key={offer.alias}>
                {' · '}
                <LocalLink to={pathTo('offer', { alias: offer.alias })}>{offer.title}</LocalLink>
              </Fragment>
            ))}
          </Text>
        )}
      </div>
      <div className={styles.actions} data-print="hide">
        <LocalLink to={flatPath(alias, flat.id)}>{t('flat.open')}</LocalLink>
        <Button variant="quiet" onClick={onClear}>
          {t('flat.clear')}
        </Button>
      </div>
    </div>
  );
}

interface HomeFieldsProps {
  readonly project: CalculatorProject;
  readonly draft: HomeDraft;
  readonly home: CheckedHome;
  readonly onChange: (home: HomeDraft) => void;
}

/** The flat: a typical one, an area of one's own, or a price. What is entered here is of no certain flat any more. */
export function HomeFields({ project, draft, home, onChange }: HomeFieldsProps) {
  const { t } = useTranslation(['calculator', 'housing']);
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  const { problems, price, area, flat } = home;
  const square = (value: number): string => t('housing:area', { value: formatArea(value, language) });
  const untouched = flat !== null || (draft.area === '' && draft.price === '');

  return (
    <>
      {flat === null && project.examples.length > 0 && (
        <ChipGroup legend={t('example')}>
          {project.examples.map((example) => (
            <Chip
              key={`${example.rooms} ${example.total_area}`}
              pressed={price === example.price && area === example.total_area}
              onPressedChange={() =>
                onChange({ flat: '', price: writeMoney(example.price), area: String(example.total_area) })
              }
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
            hint={t('areaHint', {
              price: t('housing:pricePerM2', { price: formatMoney(project.price_per_m2, language) }),
            })}
            error={
              problems.has('area') && t('areaAllowed', { min: square(areaBounds.min), max: square(areaBounds.max) })
            }
          >
            {(control) => (
              <TypedInput
                {...control}
                read={readNumber}
                value={untouched && area !== null ? String(area) : draft.area}
                // Editing the area recomputes the price.
                onValueChange={(value) => onChange({ flat: '', area: value, price: '' })}
              />
            )}
          </Field>
        )}
        <Field
          label={t('price')}
          error={
            problems.has('price') &&
            t('moneyAllowed', {
              min: formatMoney(priceBounds.min, language),
              max: formatMoney(priceBounds.max, language),
            })
          }
        >
          {(control) => (
            <TypedInput
              {...control}
              read={readHryvnias}
              value={price !== null && (flat !== null || draft.price === '') ? writeMoney(price) : draft.price}
              onValueChange={(value) => onChange({ flat: '', price: value, area: '' })}
            />
          )}
        </Field>
      </div>
    </>
  );
}
