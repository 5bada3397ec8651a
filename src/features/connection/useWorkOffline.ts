import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { leadsWait } from '#entities/lead';
import { sparesData, whenLoaded } from '#shared/loading';
import { asOfMeta } from '#shared/offline';
import { selectAsOfByKey } from './connectionSlice.ts';

/** Whether the part that works offline is wanted: at once where copies are shown or a lead waits for the network, otherwise late, and not by those who save data. */
export function useWorkOffline(): boolean {
  const [wanted, setWanted] = useState(false);
  const copies = useSelector(selectAsOfByKey);

  useEffect(() => {
    const want = (): void => setWanted(true);
    if (leadsWait() || document.querySelector(`meta[name="${asOfMeta}"]`) !== null) want();
    else if (!sparesData()) whenLoaded(want);
  }, []);

  return wanted || Object.keys(copies).length > 0;
}
