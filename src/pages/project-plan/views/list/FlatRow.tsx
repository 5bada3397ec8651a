import { useTranslation } from 'react-i18next';
import type { Day } from '#contract/common.ts';
import { FlatLine, FlatPrice, FlatStatusMark, joinWords, useFlatWords, useSides } from '#entities/flat';
import { SaveFlatButton } from '#features/favourites';
import type { Flat } from '#shared/answers';
import { LocalLink } from '#shared/routing';
import styles from './FlatRow.module.css';

interface FlatRowProps {
  /** Of the project. */
  readonly alias: string;
  readonly flat: Flat;
  readonly to: string;
  /** The day of which it is told, where a kept copy tells it; null: today. */
  readonly asOf: Day | null;
}

/** A line of the list; a tap anywhere on it opens the flat. */
export function FlatRow({ alias, flat, to, asOf }: FlatRowProps) {
  const { t } = useTranslation('plan');
  const words = useFlatWords()(flat);
  const house = joinWords([words.building, words.section]);
  const sides = useSides()(flat.orientation);

  return (
    <FlatLine
      level={3}
      name={
        <LocalLink to={to} className={styles.link}>
          {words.name}
        </LocalLink>
      }
      plan={flat.plan}
      area={flat.total_area}
      place={
        <>
          {flat.floor !== null && <span>{t('flat.floor', { floor: flat.floor })}</span>}
          {house !== '' && <span>{house}</span>}
          {sides !== '' && <span>{t('flat.sides', { sides })}</span>}
        </>
      }
      over={flat.status === 'sold'}
      className={styles.row}
    >
      <FlatStatusMark status={flat.status} className={styles.status} />
      <FlatPrice flat={flat} className={styles.price} />
      <SaveFlatButton alias={alias} flat={flat} asOf={asOf} look="icon" className={styles.save} />
    </FlatLine>
  );
}
