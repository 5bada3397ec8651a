import { clsx } from 'clsx';
import { useState } from 'react';
import { OutlinedPicture, type PictureArea, useFreeWords } from '#entities/flat';
import type { Plan } from '../model/usePlan.ts';
import { BuildingCard } from './BuildingCard.tsx';
import styles from './SitePicture.module.css';

/** The complex from the air with its buildings beside it; without a picture they stand in a row, as one sees them from the street. */
export function SitePicture({ plan }: { readonly plan: Plan }) {
  const { sitePlan, buildings, tallies, to } = plan;
  const [active, setActive] = useState<string | null>(null);
  const words = useFreeWords();
  const image = sitePlan?.image ?? null;
  const areas = buildings.flatMap((building): PictureArea[] => {
    const place = sitePlan?.buildings.find(({ key }) => key === building.key);
    const tally = tallies.get(building);
    if (place === undefined || tally === undefined) return [];
    return [
      {
        key: building.key,
        outline: place.outline,
        tone: tally.free > 0 ? 'rest' : 'sold',
        to: to({ kind: 'building', building: building.key }),
        label: {
          at: place.label_at,
          name: words(tally, building.name),
          content: (
            <>
              <span className={styles.name}>{building.name}</span>
              <span className={styles.free}>{tally.free}</span>
            </>
          ),
        },
      },
    ];
  });

  return (
    <div className={clsx(styles.site, image !== null && styles.pictured)}>
      {image !== null && (
        <OutlinedPicture
          image={image}
          areas={areas}
          active={active}
          onActiveChange={setActive}
          sizes="(min-width: 64rem) 56rem, 92vw"
          className={styles.picture}
        />
      )}
      <ul className={clsx(styles.buildings, image === null && styles.street)}>
        {buildings.map((building) => (
          <BuildingCard
            key={building.key}
            plan={plan}
            building={building}
            small={image !== null}
            active={building.key === active}
            onActiveChange={(on) => setActive(on ? building.key : null)}
          />
        ))}
      </ul>
    </div>
  );
}
