import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import type { Day } from '#contract/common.ts';
import type { Flat } from '#contract/planning.ts';
import { FlatPlan, FlatPrice, FlatStatusMark } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import { SaveFlatButton } from '#features/favourites';
import { formatArea } from '#shared/format';
import { LocalLink, useLanguage } from '#shared/routing';
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
  const { t } = useTranslation(['plan', 'housing']);
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  const sides = flat.orientation.map((side) => t(`plan:side.${side}`)).join(', ');

  return (
    <li className={clsx(styles.row, flat.status === 'sold' && styles.sold)}>
      <FlatPlan plan={flat.plan} className={styles.plan} sizes="8rem" />
      <h3 className={styles.name}>
        <LocalLink to={to} className={styles.link}>
          {t('plan:flat.name', { rooms: roomLabel(flat.rooms), number: flat.number })}
        </LocalLink>
      </h3>
      <p className={styles.area}>{t('housing:area', { value: formatArea(flat.total_area, language) })}</p>
      <p className={styles.place}>
        <span>{t('plan:flat.floor', { floor: flat.floor })}</span>
        <span>{t('plan:flat.section', { building: flat.building.name, section: flat.section })}</span>
        {sides !== '' && <span>{t('plan:flat.sides', { sides })}</span>}
      </p>
      <FlatStatusMark status={flat.status} className={styles.status} />
      <FlatPrice flat={flat} className={styles.price} />
      <SaveFlatButton alias={alias} flat={flat} asOf={asOf} look="icon" className={styles.save} />
    </li>
  );
}
