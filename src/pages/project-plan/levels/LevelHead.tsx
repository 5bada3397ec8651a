import { useTranslation } from 'react-i18next';
import { levelsTo, useFreeWords, useLevelNames } from '#entities/flat';
import { TitleSkeleton } from '#shared/lazy';
import { LocalLink, pathTo } from '#shared/routing';
import { Breadcrumbs, Container, Heading, Skeleton, SkeletonBlock } from '#shared/ui';
import type { Plan } from '../model/usePlan.ts';
import styles from './PlanLevelPage.module.css';
import { Neighbours } from './Neighbours.tsx';

export function PlanLevelSkeleton() {
  return (
    <Container className={styles.head}>
      <div aria-busy="true">
        <Skeleton size="s" />
        <Heading level={1} size="l">
          <TitleSkeleton size="title-l" />
        </Heading>
        <SkeletonBlock height="28rem" />
      </div>
    </Container>
  );
}

interface LevelWords {
  /** The page's name. */
  readonly title: string;
  /** Where that is, from near to far. */
  readonly within: readonly string[];
}

/** A level as its page calls it: a floor is nothing without its house. */
export function useLevelWords({ level, buildings }: Pick<Plan, 'level' | 'buildings'>): LevelWords {
  const { t } = useTranslation('levels');
  const nameOf = useLevelNames(buildings);
  if (level.kind === 'site' || level.kind === 'building') return { title: nameOf(level), within: [] };
  const building = nameOf({ kind: 'building', building: level.building });
  const section = t('section', { section: level.section });
  return level.kind === 'section'
    ? { title: section, within: [building] }
    : { title: nameOf(level), within: [section, building] };
}

interface LevelHeadProps {
  readonly plan: Plan;
  /** Its title. */
  readonly project: string;
}

/** Where one is, and the ways up and sideways: short, so that the plan itself is in the first view. */
export function LevelHead({ plan, project }: LevelHeadProps) {
  const { t } = useTranslation('project');
  const { alias, level, place, buildings, countsByPart, to } = plan;
  const nameOf = useLevelNames(buildings);
  const { title, within } = useLevelWords(plan);
  const words = useFreeWords();
  const here = place.floor ?? place.section ?? place.building;
  const counts = here === undefined ? undefined : countsByPart.get(here);
  const ways = levelsTo(level);

  return (
    <Container className={styles.head}>
      <Breadcrumbs
        label={t('breadcrumbs')}
        items={[
          { key: 'projects', content: <LocalLink to={pathTo('projects')}>{t('allProjects')}</LocalLink> },
          { key: 'project', content: <LocalLink to={pathTo('projectAbout', { alias })}>{project}</LocalLink> },
          ...ways.map((way) => ({
            key: way.kind,
            content: way.kind === level.kind ? nameOf(way) : <LocalLink to={to(way)}>{nameOf(way)}</LocalLink>,
          })),
        ]}
      />
      <div>
        <Heading level={1} size="l">
          {title}
        </Heading>
        <p className={styles.facts}>{[...within, ...(counts === undefined ? [] : [words(counts)])].join(' · ')}</p>
      </div>
      <Neighbours plan={plan} />
    </Container>
  );
}
