import type { UnknownAction } from '@reduxjs/toolkit';
import type { RecordingNote } from '../recordingTypes.ts';

export interface Step {
  /** Redacted a moment after it was dispatched. */
  action: UnknownAction;
  readonly timestamp: number;
  /** The unredacted state; null until the reducer has run. */
  state: unknown;
  /** Hashes of the text that the page showed after the step, at rest. */
  screen?: readonly string[];
}

export interface Steps {
  readonly add: (step: Step) => void;
  readonly remove: (step: Step) => void;
  readonly addScreen: (screen: readonly string[]) => void;
  readonly note: (text: string) => void;
  /** An empty text removes it. */
  readonly editNote: (index: number, text: string) => void;
  readonly folded: () => number;
  readonly all: () => readonly Step[];
  /** Before the first of them. */
  readonly committedState: () => unknown;
  /** By the number of the step; 0: before the first of them. */
  readonly screens: () => readonly (readonly [number, readonly string[]])[];
  readonly notes: () => readonly RecordingNote[];
}

/** The last steps of a session; the oldest become part of the state before them, an eighth at once, so that each costs nothing. */
export function makeSteps(first: unknown, limit: number): Steps {
  const batch = Math.max(1, Math.floor(limit / 8));
  const steps: Step[] = [];
  const notes: RecordingNote[] = [];
  let committedState = first;
  let committedScreen: readonly string[] | undefined;
  let folded = 0;

  const fold = (): void => {
    const gone = steps.splice(0, batch);
    committedState = gone.at(-1)?.state;
    committedScreen = gone.at(-1)?.screen;
    folded += gone.length;
  };

  return {
    add: (step) => {
      if (steps.length >= limit) fold();
      steps.push(step);
    },
    remove: (step) => {
      const index = steps.lastIndexOf(step);
      if (index >= 0) steps.splice(index, 1);
    },
    addScreen: (screen) => {
      const last = steps.at(-1);
      if (last === undefined) committedScreen = screen;
      else last.screen = screen;
    },
    note: (text) => notes.push({ step: folded + steps.length, text }),
    editNote: (index, text) => {
      const edited = notes[index];
      if (edited !== undefined) notes.splice(index, 1, ...(text === '' ? [] : [{ ...edited, text }]));
    },
    folded: () => folded,
    all: () => steps,
    committedState: () => committedState,
    screens: () =>
      [committedScreen, ...steps.map(({ screen }) => screen)].flatMap((screen, step) =>
        screen === undefined ? [] : [[step, screen] as const],
      ),
    notes: () => notes.map(({ step, text }) => ({ step: Math.max(0, step - folded), text })),
  };
}
