import { useTranslation } from 'react-i18next';
import type { Day } from '#contract/common.ts';
import type { Flat } from '#contract/planning.ts';
import { FlatLine, FlatPrice, FlatStatusMark, useSides } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import { SaveFlatButton } from '#features/favourites';
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
  const roomLabel = useRoomLabel();
  const sides = useSides()(flat.orientation);

  return (
    <FlatLine
      level={3}
      name={
        <LocalLink to={to} className={styles.link}>
          {t('flat.name', { rooms: roomLabel(flat.rooms), number: flat.number })}
        </LocalLink>
      }
      plan={flat.plan}
      area={flat.total_area}
      place={
        <>
          <span>{t('flat.floor', { floor: flat.floor })}</span>
          <span>{t('flat.section', { building: flat.building.name, section: flat.section })}</span>
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
