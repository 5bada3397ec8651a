import type { QueryStatus } from '@reduxjs/toolkit/query';

interface WithStatus {
  readonly status: `${QueryStatus}`;
}

/** The spec's "loaded": false at the start and while asking, true at the end, whether it succeeded or not. */
export const hasEnded = ({ status }: WithStatus): boolean => status === 'fulfilled' || status === 'rejected';

export const isAwaiting = ({ status }: WithStatus): boolean => status === 'pending';
