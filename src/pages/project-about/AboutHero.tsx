import { useTranslation } from 'react-i18next';
import { ReadinessLine, roomList } from '#entities/project';
import type { ProjectCard } from '#shared/answers';
import { formatArea, formatDistance } from '#shared/format';
import { useLanguage } from '#shared/routing';
import { Container, Picture, Stat } from '#shared/ui';
import styles from './AboutHero.module.css';

/** The project as a picture, and its figures along the horizon. */
export function AboutHero({ project }: { readonly project: ProjectCard }) {
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
                value={t('housing:areaRange', {
                  min: formatArea(area.min, language),
                  max: formatArea(area.max, language),
                })}
                label={t('housing:label.totalArea')}
                className={styles.stat}
              />
            )}
            {free !== null && free > 0 && (
              <Stat value={free} label={t('freeFlatsLabel', { count: free })} className={styles.stat} />
            )}
            {distance !== null && (
              <Stat
                value={formatDistance(distance, language)}
                label={t('housing:label.distance')}
                className={styles.stat}
              />
            )}
          </div>
        </Container>
      )}
    </>
  );
}
