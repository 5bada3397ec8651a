import { useTranslation } from 'react-i18next';
import { NewsTile } from '#entities/news';
import { ProjectTile } from '#entities/project';
import type { NewsCard, ProjectCard } from '#shared/responses';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, Section } from '#shared/ui';
import styles from './HomePage.module.css';

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

/** One story with its picture, the others beside it in small print. */
export function HomeNews({ news }: { readonly news: readonly NewsCard[] }) {
  const { t } = useTranslation('home');
  return (
    <Section
      id="news"
      heading={t('news')}
      action={
        <LocalLink to={pathTo('news')} className={buttonClass({ variant: 'quiet' })}>
          {t('allNews')}
        </LocalLink>
      }
    >
      <ul className={styles.news}>
        {news.map((item, index) => (
          <li key={item.alias}>
            <NewsTile item={item} size={index === 0 ? 'm' : 's'} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
