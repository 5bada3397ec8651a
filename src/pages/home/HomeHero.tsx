import { useTranslation } from 'react-i18next';
import type { HomeData } from '#contract/company.ts';
import { CallRequestButton } from '#features/call-request';
import { Block } from '#shared/loading';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, Container, Lead, Picture } from '#shared/ui';
import styles from './HomeHero.module.css';
import { RoomSearch } from './RoomSearch.tsx';

type HomeHeroProps = Pick<HomeData, 'hero' | 'projects'>;

export function HomeHero({ hero: { title, lead, image, image_portrait: upright }, projects }: HomeHeroProps) {
  const { t } = useTranslation('home');
  const rooms = [...new Set(projects.flatMap((project) => project.rooms))].toSorted((a, b) => a - b);
  return (
    <section className={styles.hero}>
      <Container className={styles.opening}>
        <h1 className={styles.title}>{title}</h1>
        <div>
          <Lead>{lead}</Lead>
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
            image={image}
            upright={upright}
            ratio="fill"
            priority
            sizes="(min-width: 90rem) 76rem, (min-width: 64rem) 84vw, 100vw"
          />
        </Block>
      </div>
    </section>
  );
}
