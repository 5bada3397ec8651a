import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type AreaTone,
  floorPlanOf,
  OutlinedPicture,
  type PictureArea,
  type PlanBuilding,
  type PlanFloor,
  type PlanSection,
  useFlatSpeech,
  useFlatWords,
} from '#entities/flat';
import type { Flat } from '#shared/answers';
import { formatNumber } from '#shared/format';
import { useLanguage } from '#shared/routing';
import type { Plan } from '../model/usePlan.ts';
import { FloorFlats } from './FloorFlats.tsx';

import styles from './FloorPicture.module.css';
import { StatusLegend } from './StatusLegend.tsx';

interface FloorPictureProps {
  readonly plan: Plan;
  readonly building: PlanBuilding;
  readonly section: PlanSection;
  readonly floor: PlanFloor;
}

function toneOf(flat: Flat, isWanted: (flat: Flat) => boolean): AreaTone {
  return flat.status === 'free' && !isWanted(flat) ? 'quiet' : flat.status;
}

/** A floor: its plan with the flats where they lie, and the same flats as a list. */
export function FloorPicture({ plan, building, section, floor }: FloorPictureProps) {
  const { t } = useTranslation('housing');
  const language = useLanguage();
  const speech = useFlatSpeech();
  const wordsOf = useFlatWords();
  const [active, setActive] = useState<string | null>(null);
  const drawn = floorPlanOf(plan.sitePlan, building, section, floor);
  const areas = (drawn?.flats ?? []).map(({ flat, outline, label_at: at }): PictureArea => ({
    key: flat.id,
    outline,
    tone: toneOf(flat, plan.isWanted),
    to: plan.toFlat(flat),
    label: {
      at,
      name: speech(flat),
      content: (
        <>
          {flat.number !== null && <span className={styles.number}>{flat.number}</span>}
          {flat.total_area !== null && (
            <span>{t('area', { value: formatNumber(Math.round(flat.total_area), language) })}</span>
          )}
          {flat.number === null && flat.total_area === null && <span>{wordsOf(flat).name}</span>}
        </>
      ),
    },
  }));

  return (
    <div className={clsx(styles.floor, drawn !== null && styles.pictured)}>
      {drawn !== null && (
        <div className={styles.picture}>
          <OutlinedPicture
            image={drawn.image}
            areas={areas}
            active={active}
            onActiveChange={setActive}
            sizes="(min-width: 64rem) 52rem, 92vw"
          />
          <StatusLegend />
        </div>
      )}
      <FloorFlats plan={plan} floor={floor} pictured={drawn !== null} active={active} onActiveChange={setActive} />
    </div>
  );
}
