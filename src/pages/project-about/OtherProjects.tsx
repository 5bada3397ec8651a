import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { projectApi, ProjectTile, ProjectTileSkeleton, selectProjects } from '#entities/project';
import { useAnswer, type ApiState } from '#shared/api';
import { LoadingWords, useRecovery } from '#shared/loading';
import { LocalLink, pathTo, useLanguage } from '#shared/routing';
import { Section } from '#shared/ui';
import { chooseOthers } from './chooseOthers.ts';
import styles from './OtherProjects.module.css';

const placeholders = ['a', 'b', 'c'];

/** Where else one could live; nothing when the list did not come, since nobody came for it. */
export function OtherProjects({ alias }: { readonly alias: string }) {
  const { t } = useTranslation('projectAbout');
  const language = useLanguage();
  const answer = useAnswer(projectApi.endpoints.getProjects, { language });
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
