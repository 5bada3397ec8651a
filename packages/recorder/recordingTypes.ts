import type { UnknownAction } from '@reduxjs/toolkit';

/** An action as Redux DevTools keeps it. */
export interface LiftedAction {
  readonly type: 'PERFORM_ACTION';
  readonly action: UnknownAction;
  /** Milliseconds since 1970: Redux DevTools paces its replay by them. */
  readonly timestamp: number;
}

export interface RecordingNote {
  /** After which action it was written; 0: before all. */
  readonly step: number;
  readonly text: string;
}

/** What a step changed: JSON pointers, and the values there as JSON; very long values as `#digest`, `-` where nothing is left. */
export type Changes = Readonly<Record<string, string>>;

export interface RecordingMeta {
  readonly format: 1;
  /** Version of the site. */
  readonly site: string;
  /** Version of Redux Toolkit: the reducers of its query cache are part of the replay. */
  readonly rtk: string;
  /** A digest of what the states are about, such as the names of the calls whose answers they keep. */
  readonly schema: string;
  readonly language: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** ISO. */
  readonly startedAt: string;
  readonly notes: readonly RecordingNote[];
  /** Of the state after each staged action, the first being `@@INIT`. */
  readonly digests: readonly string[];
  /** As many, so that a difference can be told and not only seen. */
  readonly changes: readonly Changes[];
  /**
   * Short hashes of the lines of the page's accessible text, by the steps after which the page came to rest: how many stay from the screen
   * before at the start and at the end, and those between. Files of older versions have none.
   */
  readonly screens?: Readonly<Record<number, string>>;
}

/** A lifted state as Redux DevTools imports it, plus one key of ours. */
export interface Recording {
  readonly monitorState: object;
  readonly nextActionId: number;
  readonly actionsById: Readonly<Record<number, LiftedAction>>;
  /** 0 is `@@INIT`. */
  readonly stagedActionIds: readonly number[];
  readonly skippedActionIds: readonly number[];
  readonly committedState: unknown;
  readonly currentStateIndex: 0;
  readonly computedStates: readonly [];
  readonly recording: RecordingMeta;
}

/** What whoever records knows of the page at the moment of saving. */
export type Description = Pick<RecordingMeta, 'site' | 'rtk' | 'schema' | 'language' | 'viewport'>;
