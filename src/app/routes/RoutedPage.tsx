import type { ReactNode } from 'react';
import { useParams } from 'react-router';

interface RoutedPageProps {
  /** Takes the parameters of its path as props; the route table has checked which. */
  readonly page: (props: never) => ReactNode;
}

/** Passes the parameters of the path to the page; another alias is another page, with nothing left of the one before. */
export function RoutedPage({ page }: RoutedPageProps) {
  const params = useParams();
  const Page = page as (props: Readonly<Record<string, string | undefined>>) => ReactNode;
  return <Page key={params['alias'] ?? ''} {...params} />;
}
