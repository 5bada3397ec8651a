import { NotFoundView } from '#features/not-found';

export function NotFoundPage() {
  return <NotFoundView />;
}
