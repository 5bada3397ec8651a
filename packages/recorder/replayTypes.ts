import type { Store, UnknownAction } from '@reduxjs/toolkit';

export interface Difference {
  /** Number of the action; 0 is the state before all. */
  readonly step: number;
  readonly action: UnknownAction;
  readonly paths: readonly PathDifference[];
}

/** The page shows something else than it showed when it was recorded. */
export interface ScreenDifference {
  /** Number of the action; 0 is the state before all. */
  readonly step: number;
  /** Lines of accessible text that differ. */
  readonly count: number;
  /** Lines that the page has now and the recorded one had not, the first of them; lines that are missing have no text in a recording. */
  readonly lines: readonly string[];
}

/** Leaves as JSON, cut when long; as `#digest` where the file has no more; `-`: nothing is there; `=`: not changed by the step. */
export interface PathDifference {
  /** JSON pointer. */
  readonly path: string;
  readonly expected: string;
  readonly found: string;
}

export interface Replay {
  /** The store of the replay: its state is that of the step; dispatching neither changes nor requests anything. */
  readonly store: Store;
  /** 0: before the first action. Beyond the ends is at the ends. */
  readonly jumpTo: (step: number) => void;
  readonly step: () => number;
  /** The state at a step. */
  readonly stateAt: (step: number) => unknown;
  /** Number of actions, so that the last step is `length`. */
  readonly length: number;
}
