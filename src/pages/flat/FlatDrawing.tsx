import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Elevation, FlatPlan, floorPlanOf, OutlinedPicture, useFlatSpeech, useFlatWords } from '#entities/flat';
import type { Flat } from '#shared/responses';
import { formatArea, joinWords } from '#shared/format';
import { BelowFold } from '#shared/lazy';
import { Lightbox, LightboxPicture } from '#shared/lightbox';
import { LocalLink, useLanguage } from '#shared/routing';
import { ArrowRightIcon, ExpandIcon, Heading, Text } from '#shared/ui';
import styles from './FlatDrawing.module.css';
import type { FlatHome } from './useFlatHome.ts';

interface FlatDrawingProps {
  readonly flat: Flat;
  readonly className?: string | undefined;
}

const sizes = '(min-width: 64rem) 48rem, 92vw';

/** The drawing; it opens over the whole screen, as its figures are small on a phone. */
export function FlatDrawing({ flat, className }: FlatDrawingProps) {
  const { t } = useTranslation('flat');
  const { name } = useFlatWords()(flat);
  const { plan } = flat;
  if (plan === null) {
    return (
      <FlatPlan plan={null} sizes={sizes} className={clsx(styles.none, className)}>
        <Text tone="muted">{t('noPlan')}</Text>
      </FlatPlan>
    );
  }
  return (
    <div className={clsx(styles.drawing, className)}>
      <Lightbox images={[plan]} name="drawing">
        <LightboxPicture index={0} label={name} image={plan} sizes={sizes} priority />
      </Lightbox>
      <ExpandIcon size={20} className={styles.sign} />
    </div>
  );
}

/** The rooms in the order of the numbers on the drawing; without a drawing they have no numbers. */
export function FlatSpaces({ flat }: { readonly flat: Flat }) {
  const { t } = useTranslation(['flat', 'housing']);
  const language = useLanguage();
  const area = (value: number): string => t('housing:area', { value: formatArea(value, language) });

  return (
    <table className={styles.table}>
      <caption className={styles.caption}>
        {t(flat.plan === null ? 'flat:spaces.alone' : 'flat:spaces.caption')}
      </caption>
      <tbody>
        {flat.spaces.map((space, index) => (
          <tr key={`${index + 1} ${space.name}`}>
            <th scope="row">
              {flat.plan !== null && <span className={styles.number}>{index + 1}</span>}
              {space.name}
            </th>
            <td>{area(space.area)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {flat.living_area !== null && (
          <tr>
            <th scope="row">{t('flat:spaces.living')}</th>
            <td>{area(flat.living_area)}</td>
          </tr>
        )}
        {flat.kitchen_area !== null && (
          <tr>
            <th scope="row">{t('flat:spaces.kitchen')}</th>
            <td>{area(flat.kitchen_area)}</td>
          </tr>
        )}
        {flat.total_area !== null && (
          <tr className={styles.total}>
            <th scope="row">{t('housing:label.totalArea')}</th>
            <td>{area(flat.total_area)}</td>
          </tr>
        )}
      </tfoot>
    </table>
  );
}

const all = (): boolean => true;

interface FlatPlaceProps {
  readonly home: FlatHome;
  readonly place: NonNullable<FlatHome['place']>;
}

/** Where the flat lies on its floor and in the building. */
export function FlatPlace({ home, place }: FlatPlaceProps) {
  const { t } = useTranslation(['flat', 'levels']);
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
            <Elevation sections={building.sections} isMatch={all} marked={floor} className={styles.elevation} />
            <figcaption>
              {joinWords([t('levels:floor', { floor: floor.floor }), wordsOf(flat).section, building.name])}
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
