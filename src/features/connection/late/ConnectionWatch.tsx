import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useConnection } from './useConnection.ts';
import { useFormTouched } from './useFormTouched.ts';
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
  return <ConnectionNotice onAskAgain={askAgain} />;
}
