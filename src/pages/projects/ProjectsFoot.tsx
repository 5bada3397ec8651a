import { useSearchParams } from 'react-router';
import { InfiniteListFoot } from '#shared/lazy';

interface ProjectsFootProps {
  /** Cards that the list may show. */
  readonly shown: number;
  readonly all: number;
  /** Cards by which it grows. */
  readonly chunk: number;
}

export function ProjectsFoot({ shown, all, chunk }: ProjectsFootProps) {
  const [, setSearch] = useSearchParams();
  const showMore = (): void => {
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        next.set('shown', String(shown + chunk));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return (
    <InfiniteListFoot
      list={{ pages: Math.ceil(shown / chunk), hasNextPage: shown < all, failed: false, fetchNextPage: showMore }}
      loading={false}
    />
  );
}
