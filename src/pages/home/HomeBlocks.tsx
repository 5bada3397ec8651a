import { useTranslation } from 'react-i18next';
import { NewsTile } from '#entities/news';
import { ProjectTile } from '#entities/project';
import { CallRequestButton } from '#features/call-request';
import { Block } from '#shared/lazy';
import type { HomeData, NewsCard, ProjectCard } from '#shared/responses';
import { LocalLink, pathTo, withQuery } from '#shared/routing';
import { buttonClass, chipClass, Container, Lead, Picture, Section } from '#shared/ui';
import styles from './HomePage.module.css';

/** The first step of a search, on the first screen; the search of flats takes it from there. */
function RoomSearch({ counts }: { readonly counts: readonly number[] }) {
  const { t } = useTranslation('home');
  return (
    <nav aria-label={t('roomSearch')} className={styles.search}>
      <p className={styles.label} aria-hidden>
        {t('roomSearch')}
      </p>
      <ul className={styles.counts}>
        {counts.map((count) => (
          <li key={count}>
            <LocalLink
              to={withQuery(pathTo('flats'), { rooms: count })}
              aria-label={t('rooms', { count })}
              className={chipClass}
            >
              {count}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

type HomeHeroProps = Pick<HomeData, 'hero' | 'projects'>;

export function HomeHero({ hero, projects }: HomeHeroProps) {
  const { t } = useTranslation(['home', 'common']);
  const rooms = [...new Set(projects.flatMap((project) => project.rooms))].toSorted((a, b) => a - b);
  return (
    <section className={styles.hero}>
      <Container className={styles.opening}>
        <h1 id="title" className={styles.title}>
          {hero?.title ?? t('common:siteTitle')}
        </h1>
        <div>
          {hero !== null && hero.lead !== null && <Lead>{hero.lead}</Lead>}
          <div className={styles.actions}>
            <LocalLink to={pathTo('projects')} className={buttonClass({ size: 'l' })}>
              {t('toProjects')}
            </LocalLink>
            <CallRequestButton size="l" variant="quiet" className={styles.call}>
              {t('requestCall')}
            </CallRequestButton>
          </div>
          {rooms.length > 1 && (
            <Block name="room search">
              <RoomSearch counts={rooms} />
            </Block>
          )}
        </div>
      </Container>
      <div className={styles.stage}>
        <Block name="picture">
          <Picture
            image={hero?.image ?? null}
            upright={hero?.image_portrait}
            ratio="fill"
            priority
            sizes="(min-width: 90rem) 76rem, (min-width: 64rem) 84vw, 100vw"
          />
        </Block>
      </div>
    </section>
  );
}

/** The first project is the largest; the others are offset from its axis, as houses along a street. */
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
