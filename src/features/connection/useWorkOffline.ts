import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { leadsWait } from '#entities/lead';
import { sparesData } from '#shared/loading';
import { asOfMeta } from '#shared/offline';
import { selectAsOfByKey } from './connectionSlice.ts';

/** Milliseconds after which the page is taken for idle wherever idleness is not told. */
const settled = 3000;

function whenIdle(callback: () => void): () => void {
  // Safari does not tell.
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(callback, settled);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}

/** Calls back when the page has loaded and has nothing to do. */
function afterLoad(callback: () => void): () => void {
  if (document.readyState === 'complete') return whenIdle(callback);
  let cancel = (): void => {};
  const loaded = (): void => {
    cancel = whenIdle(callback);
  };
  window.addEventListener('load', loaded);
  return () => {
    window.removeEventListener('load', loaded);
    cancel();
  };
}

/** Whether the part that works offline is wanted: at once where copies are shown or a lead waits for the network, otherwise late, and not by those who save data. */
export function useWorkOffline(): boolean {
  const [wanted, setWanted] = useState(false);
  const copies = useSelector(selectAsOfByKey);

  useEffect(() => {
    const want = (): void => setWanted(true);
    if (leadsWait() || document.querySelector(`meta[name="${asOfMeta}"]`) !== null) {
      want();
      return undefined;
    }
    return sparesData() ? undefined : afterLoad(want);
  }, []);

  return wanted || Object.keys(copies).length > 0;
}
