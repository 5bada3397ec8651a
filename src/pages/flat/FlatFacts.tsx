import { useTranslation } from 'react-i18next';
import { Compass, useSides } from '#entities/flat';
import { formatArea } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { type Fact, FactList } from '#shared/ui';
import styles from './FlatFacts.module.css';
import type { FlatHome } from './useFlatHome.ts';

/** The figures, and which way the windows look. */
export function FlatFacts({ home: { flat, place } }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'housing']);
  const language = useLanguage();
  const sidesOf = useSides();
  const area = (value: number | null): string | null =>
    value === null ? null : t('housing:area', { value: formatArea(value, language) });
  const floor = place
    ? t('flat:facts.floorOf', {
        floor: place.floor.floor,
        top: Math.max(...place.section.floors.map((each) => each.floor)),
      })
    : flat.floor?.toString();
  const known: readonly (Omit<Fact, 'value'> & { readonly value: string | null | undefined })[] = [
    { key: 'total', label: t('housing:label.totalArea'), value: area(flat.total_area) },
    { key: 'living', label: t('flat:spaces.living'), value: area(flat.living_area) },
    { key: 'kitchen', label: t('flat:spaces.kitchen'), value: area(flat.kitchen_area) },
    { key: 'floor', label: t('flat:facts.floor'), value: floor },
  ];
  const facts = known.filter(({ value }) => value);
  if (facts.length === 0 && flat.orientation.length === 0) return null;
  return (
    <div>
      {facts.length > 0 && <FactList facts={facts} columns={1} />}
      {flat.orientation.length > 0 && (
        <div className={styles.sides}>
          <Compass orientation={flat.orientation} north={t('flat:facts.north')} />
          <div>
            <p className={styles.label}>{t('flat:facts.windows')}</p>
            <p>{sidesOf(flat.orientation)}</p>
          </div>
        </div>
      )}
    </div>
  );
}
