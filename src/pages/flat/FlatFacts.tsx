import { useTranslation } from 'react-i18next';
import { Compass, useSides } from '#entities/flat';
import { formatArea } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { type Fact, FactList } from '#shared/ui';
import styles from './FlatFacts.module.css';
import type { FlatHome } from './useFlatHome.ts';

/** The figures, and which way the windows look. */
export function FlatFacts({ home: { flat, section } }: { readonly home: FlatHome }) {
  const { t } = useTranslation(['flat', 'housing']);
  const language = useLanguage();
  const sidesOf = useSides();
  const area = (value: number): string => t('housing:area', { value: formatArea(value, language) });
  const top = Math.max(...section.floors.map(({ floor }) => floor));
  const facts: readonly Fact[] = [
    { key: 'total', label: t('housing:label.totalArea'), value: area(flat.total_area) },
    { key: 'living', label: t('flat:spaces.living'), value: area(flat.living_area) },
    { key: 'kitchen', label: t('flat:spaces.kitchen'), value: area(flat.kitchen_area) },
    { key: 'floor', label: t('flat:facts.floor'), value: t('flat:facts.floorOf', { floor: flat.floor, top }) },
  ];
  return (
    <div>
      <FactList facts={facts} columns={1} />
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
