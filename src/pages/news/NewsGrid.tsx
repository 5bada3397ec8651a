import { NewsTile, NewsTileSkeleton } from '#entities/news';
import type { NewsCard } from '#shared/responses';
import { LeadGrid, LeadGridSkeleton } from '#shared/ui';

/** Stories of a page of the list: one large, two, three and three. */
const round = 9;

export function NewsGrid({ news }: { readonly news: readonly NewsCard[] }) {
  return (
    <LeadGrid items={news} round={round} lined>
      {(item, tile) => <NewsTile item={item} {...tile} />}
    </LeadGrid>
  );
}

export function NewsGridSkeleton() {
  return (
    <LeadGridSkeleton lined lead={<NewsTileSkeleton size="l" />}>
      <NewsTileSkeleton />
    </LeadGridSkeleton>
  );
}
