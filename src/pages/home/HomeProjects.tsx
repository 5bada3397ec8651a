import { useTranslation } from 'react-i18next';
import { ProjectTile } from '#entities/project';
import type { ProjectCard } from '#shared/answers';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, Section } from '#shared/ui';
import styles from './HomeProjects.module.css';

/** The first project is the largest; the others stand off its axis, as houses do along a street. */
export function HomeProjects({ projects }: { readonly projects: readonly ProjectCard[] }) {
  const { t } = useTranslation('home');
  return (
    <Section
      id="projects"
      heading={t('projects')}
      action={
        <LocalLink to={pathTo('projects')} className={buttonClass({ variant: 'quiet' })}>
          {t('allProjects')}
        </LocalLink>
      }
    >
      <ul className={styles.street}>
        {projects.map((project) => (
          <li key={project.alias}>
            <ProjectTile project={project} sizes="(min-width: 48rem) 60vw, 100vw" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
