import { InfiniteListFoot } from '#shared/lazy';
import { useSearch } from '#shared/routing';

interface ProjectsFootProps {
  /** Cards that the list may show. */
  readonly shown: number;
  readonly all: number;
  /** Cards by which it grows. */
  readonly chunk: number;
}

export function ProjectsFoot({ shown, all, chunk }: ProjectsFootProps) {
  const [, changeSearch] = useSearch();
  const showMore = (): void => changeSearch({ shown: String(shown + chunk) });
  return (
    <InfiniteListFoot
      list={{ pages: Math.ceil(shown / chunk), hasNextPage: shown < all, failed: false, fetchNextPage: showMore }}
      loading={false}
    />
  );
}
