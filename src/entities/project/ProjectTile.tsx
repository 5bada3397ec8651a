import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectCard } from '#shared/answers';
import { LocalLink, pathTo } from '#shared/routing';
import { ArrowRightIcon, Heading, Picture } from '#shared/ui';
import { ProjectPrice } from './ProjectPrice.tsx';
import { ProjectStatus } from './ProjectStatus.tsx';
import styles from './ProjectTile.module.css';
import { ReadinessLine } from './ReadinessLine.tsx';
import { roomList } from './roomList.ts';

interface ProjectTileProps {
  readonly project: ProjectCard;
  /** Where the tile leads; the project's own page when absent. */
  readonly to?: string | undefined;
  /** Of the first view: its picture is asked for at once. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** The width that the picture takes, as in the HTML attribute. */
  readonly sizes?: string;
}

const usualSizes = '(min-width: 64rem) 33vw, (min-width: 40rem) 50vw, 100vw';

/** A project of the list; all of it is one link. */
export const ProjectTile = memo(function ProjectTile({
  project,
  to = pathTo('projectAbout', { alias: project.alias }),
  priority = false,
  headingLevel = 3,
  sizes = usualSizes,
}: ProjectTileProps) {
  const titleId = useId();
  const { t } = useTranslation('housing');
  const { title, status, district, readiness, rooms, flats_free: free, image } = project;

  return (
    <article aria-labelledby={titleId} className={styles.tile}>
      <div className={styles.words}>
        <div className={styles.head}>
          <Heading id={titleId} level={headingLevel} size="m" className={styles.title}>
            <LocalLink to={to} className={styles.link}>
              {title}
            </LocalLink>
          </Heading>
          <ArrowRightIcon size={24} className={styles.arrow} />
        </div>
        {(status ?? district) !== null && (
          <p className={styles.place}>
            {status !== null && <ProjectStatus status={status} />}
            {district !== null && <span>{t('districtNamed', { name: district.name })}</span>}
          </p>
        )}
        <ReadinessLine readiness={readiness} className={styles.readiness} />
        <div className={styles.figures}>
          <ProjectPrice project={project} />
          <p className={styles.flats}>
            {rooms.length > 0 && <span>{t('roomList', { list: roomList(rooms), count: rooms.at(-1) ?? 0 })}</span>}
            {free !== null && free > 0 && <span>{t('freeFlats', { count: free })}</span>}
          </p>
        </div>
      </div>
      <div className={styles.picture}>
        <Picture image={image} ratio="4 / 3" priority={priority} sizes={sizes} className={styles.image} />
      </div>
    </article>
  );
});
