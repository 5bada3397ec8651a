import { useLatePart } from '#shared/loading';
import { useWorkOffline } from './useWorkOffline.ts';

interface ConnectionProps {
  /** Whether the visitor has begun something that a reload would lose. */
  readonly unfinished: boolean;
}

function load() {
  return import(/* webpackChunkName: "offline" */ './late/index.ts');
}

/** Says of when a page is when it does not come from the network, and keeps pages for reading offline: all of it comes late. */
export function Connection({ unfinished }: ConnectionProps) {
  const { part } = useLatePart(load, useWorkOffline());
  return part && <part.ConnectionWatch unfinished={unfinished} />;
}
