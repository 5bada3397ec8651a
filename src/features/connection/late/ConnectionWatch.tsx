import { ConnectionNotice } from './ConnectionNotice.tsx';
import { useConnection } from './useConnection.ts';
import { useFormTouched } from './useFormTouched.ts';
import { useNewRelease } from './useNewRelease.ts';
import { useWorker } from './useWorker.ts';

interface ConnectionWatchProps {
  readonly unfinished: boolean;
}

export function ConnectionWatch({ unfinished }: ConnectionWatchProps) {
  const touched = useFormTouched();
  const askAgain = useConnection();
  useWorker(() => unfinished || touched.current);
  useNewRelease(unfinished);
  return <ConnectionNotice onAskAgain={askAgain} />;
}
