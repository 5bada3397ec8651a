import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { categoriesChosen } from '#features/place-pick';
import { Chip, ChipGroup, toggled } from '#shared/ui';
import styles from './InfrastructureBlock.module.css';
import type { PlaceGroup } from './placesByCategory.ts';

interface CategoryChipsProps {
  readonly groups: readonly PlaceGroup[];
  /** Keys; none: all are shown. */
  readonly chosen: readonly string[];
}

export function CategoryChips({ groups, chosen }: CategoryChipsProps) {
  const { t } = useTranslation('projectAbout');
  const dispatch = useDispatch();
  if (groups.length < 2) return null;
  return (
    <ChipGroup legend={t('infrastructure.categories')} legendHidden className={styles.categories}>
      {groups.map(
        ({ category, places }) =>
          category && (
            <Chip
              key={category.key}
              pressed={chosen.includes(category.key)}
              count={places.length}
              onPressedChange={(on) => dispatch(categoriesChosen(toggled(chosen, category.key, on)))}
            >
              {category.name}
            </Chip>
          ),
      )}
    </ChipGroup>
  );
}
