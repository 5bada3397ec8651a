import type { QueryStatus } from '@reduxjs/toolkit/query';

interface WithStatus {
  readonly status: `${QueryStatus}`;
}

/** The spec's "loaded": false at the start and while asking, true at the end, whether it succeeded or not. */
export function hasEnded({ status }: WithStatus): boolean {
  return status === 'fulfilled' || status === 'rejected';
}

export function isAwaiting({ status }: WithStatus): boolean {
  return status === 'pending';
}
