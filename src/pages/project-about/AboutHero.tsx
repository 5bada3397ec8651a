import { useTranslation } from 'react-i18next';
import { type KnownProject, ReadinessLine, roomList } from '#entities/project';
import type { Image } from '#shared/responses';
import { formatArea, formatDistance } from '#shared/format';
import { Lightbox, LightboxPicture } from '#shared/lightbox';
import { useLanguage } from '#shared/routing';
import { Container, Picture, Stat } from '#shared/ui';
import styles from './ProjectAboutTab.module.css';

/** The project as a picture, and its figures along the horizon. */
export function AboutHero({ project }: { readonly project: KnownProject }) {
  const { t } = useTranslation(['projectAbout', 'housing']);
  const language = useLanguage();
  const { image, readiness, total_area: area, distance, rooms, flats_free: free } = project;
  const knownReadiness = readiness !== null && (readiness.percent !== null || readiness.month !== null);
  const hasFigures = knownReadiness || rooms.length > 0 || area !== null || (free ?? 0) > 0 || distance !== null;

  return (
    <>
      {image !== null && (
        <div className={styles.picture}>
          <Picture image={image} ratio="fill" priority sizes="100vw" />
        </div>
      )}
      {hasFigures && (
        <Container className={styles.figures}>
          <ReadinessLine readiness={readiness} />
          <div className={styles.stats}>
            {rooms.length > 0 && (
              <Stat value={roomList(rooms)} label={t('housing:label.rooms')} className={styles.stat} />
            )}
            {area !== null && (
              <Stat
                value={
                  area.min === area.max
                    ? t('housing:area', { value: formatArea(area.min, language) })
                    : t('areaRange', { min: formatArea(area.min, language), max: formatArea(area.max, language) })
                }
                label={t('housing:label.totalArea')}
                className={styles.stat}
              />
            )}
            {free !== null && free > 0 && (
              <Stat value={free} label={t('freeFlatsLabel', { count: free })} className={styles.stat} />
            )}
            {distance !== null && (
              <Stat value={formatDistance(distance, language)} label={t('distance')} className={styles.stat} />
            )}
          </div>
        </Container>
      )}
    </>
  );
}

/** One picture alone, then two of unequal width, then two the other way round, and again. */
const places = ['whole', 'wide', 'narrow', 'narrow', 'wide'] as const;

const sizes = {
  whole: '(min-width: 112rem) 105rem, 94vw',
  wide: '(min-width: 48rem) 56vw, 94vw',
  narrow: '(min-width: 48rem) 38vw, 94vw',
} as const;

/** A picture left without its neighbour takes the whole line. */
function placeOf(index: number, count: number): (typeof places)[number] {
  const within = index % places.length;
  const alone = (within === 1 || within === 3) && index === count - 1;
  return alone ? 'whole' : (places[within] ?? 'whole');
}

interface GalleryProps {
  /** Of the project. */
  readonly title: string;
  readonly pictures: readonly Image[];
}

export function Gallery({ title, pictures }: GalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <Lightbox images={pictures}>
      <Container width="wide" className={styles.gallery}>
        {pictures.map((image, index) => {
          const place = placeOf(index, pictures.length);
          return (
            <div key={image.src} className={styles[place]}>
              <LightboxPicture
                index={index}
                label={`${title}, ${index + 1}`}
                image={image}
                ratio="fill"
                sizes={sizes[place]}
              />
            </div>
          );
        })}
      </Container>
    </Lightbox>
  );
}
