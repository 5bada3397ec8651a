import type { LiftedAction, Recording } from '#shared/recording';

interface Steps {
  /** The action that led to each step; none led to the first. */
  readonly lifted: readonly (LiftedAction | undefined)[];
  /** Milliseconds since 1970. */
  readonly times: readonly number[];
}

/** The actions of a recording in their order. */
export function stepsOf({ stagedActionIds, actionsById }: Recording): Steps {
  const all = stagedActionIds.map((id) => actionsById[id]);
  const [first, ...rest] = all;
  const times = all.map((action) => action?.timestamp ?? 0);
  return { lifted: [undefined, ...rest], times: first === undefined ? [0] : times };
}
