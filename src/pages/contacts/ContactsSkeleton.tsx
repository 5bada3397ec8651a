import { useTranslation } from 'react-i18next';
import { TitleSkeleton } from '#shared/lazy';
import { PageMeta } from '#shared/seo';
import { Container, PageHeader, Skeleton, SkeletonBlock } from '#shared/ui';
import center from './CenterArticle.module.css';
import columns from './SalesCenters.module.css';

export function ContactsSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true">
      <PageMeta title={t('navigation.contacts')} />
      <PageHeader title={<TitleSkeleton size="title-xl" />} lead={<Skeleton size="l" lines={2} />} />
      <Container>
        <div className={columns.columns}>
          <div>
            {Array.from({ length: 3 }, (_, index) => (
              <div key={index} className={center.center}>
                <SkeletonBlock ratio="4 / 3" />
                <Skeleton lines={6} />
              </div>
            ))}
          </div>
          <SkeletonBlock className={columns.map} />
        </div>
      </Container>
    </div>
  );
}
