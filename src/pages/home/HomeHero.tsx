import { useTranslation } from 'react-i18next';
import { CallRequestButton } from '#features/call-request';
import type { HomeData } from '#shared/responses';
import { Block } from '#shared/lazy';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, chipClass, Container, Lead, Picture } from '#shared/ui';
import styles from './HomePage.module.css';

/** The first step of a search, on the first screen; the search of flats takes it from there. */
export function RoomSearch({ counts }: { readonly counts: readonly number[] }) {
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
              to={`${pathTo('flats')}?rooms=${count}`}
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
        <h1 className={styles.title}>{hero?.title ?? t('common:siteTitle')}</h1>
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
