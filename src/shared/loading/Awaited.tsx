import type { ReactNode } from 'react';
import type { Answer } from '#shared/api';
import { Container } from '#shared/ui';
import { LoadFailed } from './LoadFailed.tsx';
import { useRecovery } from './useRecovery.ts';

interface AwaitedProps {
  readonly answer: Answer<unknown>;
  /** While the answer is on its way for the first time. */
  readonly skeleton: ReactNode;
  /** Whether the failed view stands for a whole page, which has no margins of its own. */
  readonly page?: boolean;
}

/** Stands where an answer will be: its skeleton, or the failed view, which asks again by itself; nothing once it is there. */
export function Awaited({ answer, skeleton, page = false }: AwaitedProps) {
  useRecovery(answer);
  if (answer.data !== undefined) return null;
  if (answer.error === undefined) return skeleton;
  const failed = <LoadFailed retrying={answer.asking} onRetry={answer.ask} />;
  return page ? <Container>{failed}</Container> : failed;
}
