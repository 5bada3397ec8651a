import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, ProjectTile, ProjectTileSkeleton, selectProjects } from '#entities/project';
import type { ProjectCard } from '#shared/answers';
import { type ApiState, useQueryResult } from '#shared/api';
import { LoadingWords, useRecovery } from '#shared/lazy';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { Section } from '#shared/ui';
import styles from './ProjectAboutTab.module.css';

const most = 3;

/** Without this one; what can be bought comes first, otherwise the company's order stands. */
function chooseOthers(projects: readonly ProjectCard[], alias: string): readonly ProjectCard[] {
  return projects
    .filter((project) => project.alias !== alias)
    .toSorted((first, second) => Number(second.flats_free !== 0) - Number(first.flats_free !== 0))
    .slice(0, most);
}

const placeholders = ['a', 'b', 'c'];

/** Where else one could live; nothing when the list did not come, since nobody came for it. */
export function OtherProjects({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('projectAbout');
  const language = useLanguage();
  const answer = useQueryResult(projectApi.endpoints.getProjects, { language });
  useRecovery(answer);
  const projects = useSelector((state: ApiState) => selectProjects(state, language));
  const others = chooseOthers(projects, alias);
  const waiting = answer.data === undefined;
  if (waiting ? answer.error !== undefined : others.length === 0) return null;

  return (
    <Section
      id="other-projects"
      heading={t('others.heading')}
      horizon="top"
      action={<LocalLink to={pathTo('projects')}>{t('others.all')}</LocalLink>}
    >
      {waiting && <LoadingWords />}
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
