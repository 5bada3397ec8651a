import { InfiniteListFoot } from '#shared/lazy';
import { shownParameter, shownStep, useSearch } from '#shared/routing';

interface ProjectsFootProps {
  /** Cards that the list may show. */
  readonly shown: number;
  readonly all: number;
}

export function ProjectsFoot({ shown, all }: ProjectsFootProps) {
  const [, changeSearch] = useSearch();
  const showMore = (): void => changeSearch({ [shownParameter]: String(shown + shownStep) });
  return (
    <InfiniteListFoot
      list={{ pages: Math.ceil(shown / shownStep), hasNextPage: shown < all, failed: false, fetchNextPage: showMore }}
      loading={false}
    />
  );
}
