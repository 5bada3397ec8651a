import { accessibleLines } from '#features/qa';
import {
  differenceOfScreens,
  personalIn,
  screensOf,
  type Recording,
  type Replay,
  type ScreenDifference,
} from '@obriy/recorder';
import { redactionRules } from '../redactionRules.ts';

export interface ScreenComparison {
  /** Whether the recording knows what was seen at a step. */
  readonly knows: (step: number) => boolean;
  /** What the page shows now against what it showed at the step; null: the same. */
  readonly differenceAt: (step: number) => ScreenDifference | null;
}

export function screenComparison(recording: Recording, replay: Replay): ScreenComparison {
  const screens = screensOf(recording);
  return {
    knows: (step) => screens.has(step),
    differenceAt: (step) => {
      const personal = personalIn(replay.stateAt(step), redactionRules.ofState);
      const difference = differenceOfScreens(screens.get(step) ?? [], accessibleLines(), personal);
      return difference && { step, ...difference };
    },
  };
}
