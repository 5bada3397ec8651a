import { useTranslation } from 'react-i18next';
import type { HomeData } from '#contract/company.ts';
import { CallRequestButton } from '#features/call-request';
import { LocalLink, pathTo } from '#shared/routing';
import { buttonClass, Container, Lead, Picture } from '#shared/ui';
import styles from './HomeHero.module.css';

export function HomeHero({ hero: { title, lead, image, image_portrait: upright } }: { readonly hero: HomeData['hero'] }) {
  const { t } = useTranslation('home');
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
        </div>
      </Container>
      <div className={styles.stage}>
        <Picture image={image} upright={upright} ratio="fill" priority sizes="(min-width: 105rem) 105rem, 100vw" />
      </div>
    </section>
  );
}
