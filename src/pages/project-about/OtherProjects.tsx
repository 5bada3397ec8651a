import { useTranslation } from 'react-i18next';
import { projectTabsApi, ProjectTile, ProjectTileSkeleton, selectOtherProjects } from '#entities/project';
import { useApiSelector, useQueryResult } from '#shared/api';
import { LoadingWords, useRecovery } from '#shared/lazy';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { Section } from '#shared/ui';
import styles from './ProjectAboutTab.module.css';

const { getProjects, getOtherProjects } = projectTabsApi.endpoints;
const placeholders = ['a', 'b', 'c'];

/** Other projects; nothing when the list failed, because it is secondary here. */
export function OtherProjects({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('projectAbout');
  const language = useLanguage();
  const others = useApiSelector((state) => selectOtherProjects(state, language, alias));
  const listed = useApiSelector((state) => getProjects.select({ language })(state).data !== undefined);
  const result = useQueryResult(getOtherProjects, listed ? null : { alias, language });
  useRecovery(result);
  if (others === undefined ? result.error !== undefined : others.length === 0) return null;

  return (
    <Section
      id="other-projects"
      heading={t('others.heading')}
      horizon="top"
      action={<LocalLink to={pathTo('projects')}>{t('others.all')}</LocalLink>}
    >
      {others === undefined && <LoadingWords />}
      <ul className={styles.tiles}>
        {others === undefined
          ? placeholders.map((place) => (
              <li key={place}>
                <ProjectTileSkeleton />
              </li>
            ))
          : others.map((project) => (
              <li key={project.alias}>
                <ProjectTile project={project} />
              </li>
            ))}
      </ul>
    </Section>
  );
}
