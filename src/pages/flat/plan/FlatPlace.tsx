import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Elevation, floorPlanOf, joinWords, OutlinedPicture, useFlatSpeech, useFlatWords } from '#entities/flat';
import { BelowFold } from '#shared/lazy';
import { LocalLink } from '#shared/routing';
import { ArrowRightIcon, Heading } from '#shared/ui';
import styles from './FlatPlace.module.css';
import type { FlatHome } from '../useFlatHome.ts';

const all = (): boolean => true;

interface FlatPlaceProps {
  readonly home: FlatHome;
  readonly place: NonNullable<FlatHome['place']>;
}

/** Where the flat lies: among its neighbours, and in the house. */
export function FlatPlace({ home, place }: FlatPlaceProps) {
  const { t } = useTranslation(['flat', 'plan']);
  const speech = useFlatSpeech();
  const [active, setActive] = useState<string | null>(null);
  const wordsOf = useFlatWords();
  const { flat, sitePlan, to, toFlat } = home;
  const { building, section, floor, level } = place;
  const drawn = floorPlanOf(sitePlan, building, section, floor);

  return (
    <section aria-labelledby="place" className={styles.place} data-print="hide">
      <Heading level={2} size="m" id="place">
        {t('flat:place')}
      </Heading>
      <BelowFold>
        <div className={styles.pictures}>
          {drawn !== null && (
            <OutlinedPicture
              image={drawn.image}
              active={active ?? flat.id}
              onActiveChange={setActive}
              sizes="(min-width: 64rem) 36rem, 92vw"
              areas={drawn.flats.map(({ flat: other, outline, label_at: at }) => ({
                key: other.id,
                outline,
                tone: other.status,
                to: toFlat(other),
                label: { at, name: speech(other), content: other.number ?? wordsOf(other).name },
              }))}
            />
          )}
          <figure className={styles.house}>
            <Elevation sections={building.sections} isWanted={all} marked={floor} className={styles.elevation} />
            <figcaption>
              {joinWords([t('plan:level.floor', { floor: floor.floor }), wordsOf(flat).section, building.name])}
            </figcaption>
          </figure>
        </div>
        <LocalLink to={to(level)} className={styles.way}>
          {t('flat:wholeFloor')}
          <ArrowRightIcon size={18} />
        </LocalLink>
      </BelowFold>
    </section>
  );
}
