import { useTranslation } from 'react-i18next';
import { TitleSkeleton } from '#shared/loading';
import { PageMeta } from '#shared/meta';
import { Container, PageHeader, Section, Skeleton, SkeletonBlock } from '#shared/ui';
import styles from './AboutView.module.css';

export function AboutSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <PageMeta title={t('navigation.about')} />
      <PageHeader title={<TitleSkeleton size="title-xl" />} lead={<Skeleton size="l" lines={2} />} />
      <Container width="wide">
        <div className={styles.stage}>
          <SkeletonBlock height="100%" />
        </div>
      </Container>
      <Container className={styles.figures}>
        <SkeletonBlock height="12rem" />
      </Container>
      <Section>
        <Skeleton lines={12} className={styles.body} />
      </Section>
    </div>
  );
}
