import type { UnknownAction } from '@reduxjs/toolkit';

/** An action in the format of Redux DevTools. */
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

/** Changes of a step: JSON pointers with JSON values; `#digest` for very long values, `-` for removed ones. */
export type Changes = Readonly<Record<string, string>>;

export interface RecordingMeta {
  readonly format: 1;
  /** Version of the site. */
  readonly site: string;
  /** Version of Redux Toolkit: the reducers of its query cache are part of the replay. */
  readonly rtk: string;
  /** A digest of the state's schema, such as the names of the cached endpoints. */
  readonly schema: string;
  readonly language: string;
  readonly viewport: { readonly width: number; readonly height: number };
  /** ISO. */
  readonly startedAt: string;
  readonly notes: readonly RecordingNote[];
  /** Of the state after each staged action, the first being `@@INIT`. */
  readonly digests: readonly string[];
  /** One for each state, so that a difference can be located. */
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

/** The page's properties at the moment of saving. */
export type Description = Pick<RecordingMeta, 'site' | 'rtk' | 'schema' | 'language' | 'viewport'>;
