import { type CSSProperties, memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Readiness } from '#shared/responses';
import { formatMonth, formatPercent } from '#shared/format';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { ArrowRightIcon, Heading, Picture, Skeleton, SkeletonBlock, Tile, tileLinkClass } from '#shared/ui';
import type { TiledProject } from '../api/tabsApi.ts';
import { ProjectPrice, ProjectStatus } from './ProjectPrice.tsx';
import styles from './ProjectTile.module.css';
import { roomList } from '../rooms.ts';

interface ReadinessLineProps {
  /** Null: unknown. */
  readonly readiness: Readiness | null;
  readonly className?: string | undefined;
}

/** The construction progress as a horizon line, and the commissioning date. */
export function ReadinessLine({ readiness, className }: ReadinessLineProps) {
  const { t } = useTranslation(['tiles', 'housing']);
  const language = useLanguage();
  const { percent = null, month = null } = readiness ?? {};
  if (percent === null && month === null) return null;
  const named = month === null ? null : { month: formatMonth(month, language) };

  return (
    <div className={className}>
      {percent !== null && (
        <div className={styles.line} style={{ '--part': percent / 100 } as CSSProperties} aria-hidden />
      )}
      <p className={styles.words}>
        {percent !== null && <span>{`${t('housing:label.readiness')} ${formatPercent(percent, language)}`}</span>}
        {named !== null && <span>{(percent ?? 0) < 100 ? t('handover.ahead', named) : t('handover.done', named)}</span>}
      </p>
    </div>
  );
}

interface ProjectTileProps {
  readonly project: TiledProject;
  /** Where the tile leads; the project's own page when absent. */
  readonly to?: string | undefined;
  /** In the first view: load its picture eagerly. */
  readonly priority?: boolean;
  readonly headingLevel?: 2 | 3;
  /** The picture's width, as in the HTML attribute. */
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
  const { t } = useTranslation(['tiles', 'housing']);
  const { title, status, district, readiness, rooms, flats_free: free, image } = project;

  return (
    <Tile titleId={titleId} className={styles.tile}>
      <div className={styles.projectTileWords}>
        <div className={styles.head}>
          <Heading id={titleId} level={headingLevel} size="m" className={styles.title}>
            <LocalLink to={to} className={tileLinkClass}>
              {title}
            </LocalLink>
          </Heading>
          <ArrowRightIcon size={24} className={styles.arrow} />
        </div>
        {(status ?? district) !== null && (
          <p className={styles.place}>
            {status !== null && <ProjectStatus status={status} />}
            {district !== null && <span>{t('housing:districtNamed', { name: district.name })}</span>}
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
    </Tile>
  );
});

/** The place of a tile, in its final size. */
export function ProjectTileSkeleton() {
  return (
    <div className={styles.tile} aria-hidden>
      <div className={styles.picture}>
        <SkeletonBlock ratio="4 / 3" />
      </div>
      <div className={styles.projectTileWords}>
        <div className={styles.head}>
          <Skeleton size="title-m" className={styles.waitingTitle} />
        </div>
        <Skeleton size="s" className={styles.place} />
        <Skeleton size="s" className={styles.waitingReadiness} />
        <div className={styles.figures}>
          <Skeleton lines={2} size="s" className={styles.waitingPrice} />
        </div>
      </div>
    </div>
  );
}
