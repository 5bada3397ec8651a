import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type LeadState, leadsWait } from '#entities/lead';
import { prefersReducedData, useLazyModule, whenLoaded } from '#shared/lazy';
import { asOfMeta } from '#shared/offline';
import { selectAsOfByKey } from './connectionSlice.ts';

/**
 * Whether to load the offline part: at once for cached copies and for leads, also of an earlier document, otherwise
 * deferred, and not in data-saving mode.
 */
function useWorkOffline(): boolean {
  const [enabled, setEnabled] = useState(false);
  const copies = useSelector(selectAsOfByKey);
  const hasLeads = useSelector(({ leads }: LeadState) => leads !== undefined);

  useEffect(() => {
    const want = (): void => setEnabled(true);
    if (leadsWait() || document.querySelector(`meta[name="${asOfMeta}"]`) !== null) want();
    else if (!prefersReducedData()) whenLoaded(want);
  }, []);

  return enabled || hasLeads || Object.keys(copies).length > 0;
}

interface ConnectionProps {
  /** Whether the visitor has begun something that a reload would lose. */
  readonly unfinished: boolean;
}

function load() {
  return import(/* webpackChunkName: "offline" */ './lazy/ConnectionWatch.tsx');
}

/** Shows the date of a cached page, and caches pages for offline use. All of it loads lazily. */
export function Connection({ unfinished }: ConnectionProps) {
  const { part } = useLazyModule(load, useWorkOffline());
  return part && <part.ConnectionWatch unfinished={unfinished} />;
}
