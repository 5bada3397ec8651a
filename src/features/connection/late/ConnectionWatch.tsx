import { ConnectionNotice } from './ConnectionNotice.tsx';
import { LeadNotice } from './LeadNotice.tsx';
import { useConnection } from './useConnection.ts';
import { useFormTouched } from './useFormTouched.ts';
import { useWaitingLeads } from './useWaitingLeads.ts';
import { useWholeDocuments } from './useWholeDocuments.ts';
import { useWorker } from './useWorker.ts';

interface ConnectionWatchProps {
  readonly unfinished: boolean;
}

export function ConnectionWatch({ unfinished }: ConnectionWatchProps) {
  const touched = useFormTouched();
  const askAgain = useConnection();
  useWorker(() => unfinished || touched.current);
  useWholeDocuments(unfinished);
  useWaitingLeads();
  return (
    <>
      <ConnectionNotice onAskAgain={askAgain} />
      <LeadNotice />
    </>
  );
}
