import { clsx } from 'clsx';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Day } from '#contract/common.ts';
import type { Flat } from '#contract/planning.ts';
import { FlatPlan, FlatStatusMark } from '#entities/flat';
import { useRoomLabel } from '#entities/project';
import { SaveFlatButton } from '#features/favourites';
import { formatArea } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { ChevronDownIcon } from '#shared/ui';
import { FlatDetails } from './FlatDetails.tsx';
import { FlatPrice } from './FlatPrice.tsx';
import styles from './FlatRow.module.css';

interface FlatRowProps {
  readonly alias: string;
  readonly flat: Flat;
  /** The day of which it is told, where a kept copy tells it; null: today. */
  readonly asOf: Day | null;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** A line of the list; a tap anywhere on it opens the flat below the line. */
export function FlatRow({ alias, flat, asOf, open, onToggle }: FlatRowProps) {
  const { t } = useTranslation(['plan', 'housing']);
  const language = useLanguage();
  const roomLabel = useRoomLabel();
  const detailsId = useId();
  const sides = flat.orientation.map((side) => t(`side.${side}`)).join(', ');

  return (
    <li id={`flat-${flat.id}`} className={clsx(styles.row, flat.status === 'sold' && styles.sold, open && styles.open)}>
      <div className={styles.line}>
        <FlatPlan plan={flat.plan} className={styles.plan} sizes="8rem" />
        <h3 className={styles.name}>
          <button type="button" className={styles.toggle} aria-expanded={open} aria-controls={detailsId} onClick={onToggle}>
            {t('flat.name', { rooms: roomLabel(flat.rooms), number: flat.number })}
          </button>
        </h3>
        <p className={styles.area}>{t('housing:area', { value: formatArea(flat.total_area, language) })}</p>
        <p className={styles.place}>
          <span>{t('flat.floor', { floor: flat.floor })}</span>
          <span>{t('flat.section', { building: flat.building.name, section: flat.section })}</span>
          {sides !== '' && <span>{t('flat.sides', { sides })}</span>}
        </p>
        <FlatStatusMark status={flat.status} className={styles.status} />
        <FlatPrice flat={flat} className={styles.price} />
        <SaveFlatButton alias={alias} flat={flat} asOf={asOf} look="icon" className={styles.save} />
        <ChevronDownIcon size={20} className={styles.chevron} />
      </div>
      <div id={detailsId}>{open && <FlatDetails alias={alias} flat={flat} asOf={asOf} />}</div>
    </li>
  );
}
