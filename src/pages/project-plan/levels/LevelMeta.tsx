import { useTranslation } from 'react-i18next';
import { levelPath, levelsTo, useLevelNames } from '#entities/flat';
import { breadcrumbsJsonLd, JsonLd, PageMeta } from '#shared/meta';
import { pathTo } from '#shared/routing';
import type { Plan } from '../model/usePlan.ts';
import { useLevelWords } from './useLevelWords.ts';

interface LevelMetaProps {
  readonly plan: Plan;
  /** Its title. */
  readonly project: string;
}

export function LevelMeta({ plan, project }: LevelMetaProps) {
  const { t } = useTranslation(['plan', 'project']);
  const { title, within } = useLevelWords(plan);
  const nameOf = useLevelNames(plan.buildings);
  const place = [title, ...within, project].join(', ');
  return (
    <>
      <PageMeta title={place} description={t('plan:level.description', { place })} listed={false} />
      {__RENDERS_ON_SERVER__ && (
        <JsonLd
          nodes={(site) => [
            breadcrumbsJsonLd(
              [
                { name: t('project:allProjects'), path: pathTo('projects') },
                { name: project, path: pathTo('projectAbout', { alias: plan.alias }) },
                ...levelsTo(plan.level).map((level) => ({ name: nameOf(level), path: levelPath(plan.alias, level) })),
              ],
              site,
            ),
          ]}
        />
      )}
    </>
  );
}
