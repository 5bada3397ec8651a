import { LoadFailed, useLatePart } from '#shared/loading';
import { SkeletonBlock } from '#shared/ui';
import type { FlatsViewProps } from '../views/FlatsView.tsx';
import { loadViews } from './loadViews.ts';

/** Keeps about a screen of room, so that nothing under it is seen and pushed away. */
const room = '100svh';

/** The place of a view that is not the plan, and of what is said when no flat fits. */
export function LateView(props: FlatsViewProps) {
  const { part, failed, retry } = useLatePart(loadViews, true);
  if (part !== null) return <part.FlatsView {...props} />;
  return failed ? <LoadFailed onRetry={retry} /> : <SkeletonBlock height={room} />;
}
