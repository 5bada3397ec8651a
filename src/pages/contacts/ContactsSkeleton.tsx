import { Container, PageHeader, Skeleton, SkeletonBlock } from '#shared/ui';
import center from './CenterArticle.module.css';
import columns from './SalesCenters.module.css';

export function ContactsSkeleton() {
  return (
    <div aria-busy="true">
      <PageHeader title={<Skeleton size="title-xl" />} lead={<Skeleton size="l" lines={2} />} />
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
