import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { leadsWait } from '#entities/lead';
import { sparesData, useLazyModule, whenLoaded } from '#shared/lazy';
import { asOfMeta } from '#shared/offline';
import { selectAsOfByKey } from './connectionSlice.ts';

/** Whether the part that works offline is wanted: at once where copies are shown or a lead waits for the network, otherwise late, and not by those who save data. */
function useWorkOffline(): boolean {
  const [wanted, setWanted] = useState(false);
  const copies = useSelector(selectAsOfByKey);

  useEffect(() => {
    const want = (): void => setWanted(true);
    if (leadsWait() || document.querySelector(`meta[name="${asOfMeta}"]`) !== null) want();
    else if (!sparesData()) whenLoaded(want);
  }, []);

  return wanted || Object.keys(copies).length > 0;
}

interface ConnectionProps {
  /** Whether the visitor has begun something that a reload would lose. */
  readonly unfinished: boolean;
}

function load() {
  return import(/* webpackChunkName: "offline" */ './lazy/ConnectionWatch.tsx');
}

/** Says of when a page is when it does not come from the network, and keeps pages for reading offline: all of it comes late. */
export function Connection({ unfinished }: ConnectionProps) {
  const { part } = useLazyModule(load, useWorkOffline());
  return part && <part.ConnectionWatch unfinished={unfinished} />;
}
