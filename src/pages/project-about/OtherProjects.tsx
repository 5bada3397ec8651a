import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { ProjectTile, ProjectTileSkeleton, selectProjects, useGetProjectsQuery } from '#entities/project';
import type { ApiState } from '#shared/api';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { Section } from '#shared/ui';
import { chooseOthers } from './chooseOthers.ts';
import styles from './OtherProjects.module.css';

const placeholders = ['a', 'b', 'c'];

/** Where else one could live; nothing when the list did not come, since nobody came for it. */
export function OtherProjects({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('project');
  const language = useLanguage();
  const { isError } = useGetProjectsQuery({ language });
  const projects = useSelector((state: ApiState) => selectProjects(state, language));
  const others = chooseOthers(projects, alias);
  const waiting = projects.length === 0;
  if (isError || (!waiting && others.length === 0)) return null;

  return (
    <Section
      id="other-projects"
      heading={t('others.heading')}
      horizon="top"
      action={<LocalLink to={pathTo('projects')}>{t('others.all')}</LocalLink>}
    >
      <ul className={styles.tiles}>
        {waiting
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
