import { useEffect, useState } from 'react';

/** Milliseconds: nobody waits longer than this for a person who was thinking. */
const longestWait = 1500;
const shortestWait = 16;

export const speeds = [0.5, 1, 2, 4, 8] as const;

/** A multiple of how fast it happened; `null`: a step a frame. */
export type Speed = (typeof speeds)[number] | null;

interface PlaybackOptions {
  readonly step: number;
  /** When each step happened, by the clock of whoever recorded; the first is the beginning. */
  readonly times: readonly number[];
  readonly onStep: (step: number) => void;
}

interface Playback {
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly toggle: () => void;
  readonly pause: () => void;
}

function waitOf(times: readonly number[], step: number, speed: Speed): number {
  if (speed === null) return shortestWait;
  const wait = (times[step + 1] ?? 0) - (times[step] ?? 0);
  return Math.max(shortestWait, Math.min(longestWait, wait) / speed);
}

/** Plays a recording at the pace at which it happened, long pauses shortened; it stops at the end. */
export function usePlayback({ step, times, onStep }: PlaybackOptions): Playback {
  /** Where playing has come to; null: nobody wants it. Whoever is led elsewhere, as by a note, looks there. */
  const [played, setPlayed] = useState<number | null>(null);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = times.length - 1;
  const playing = played === step && step < last;

  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(
      () => {
        setPlayed(step + 1);
        onStep(step + 1);
      },
      waitOf(times, step, speed),
    );
    return () => clearTimeout(timer);
  }, [playing, step, times, speed, onStep]);

  const toggle = (): void => {
    const from = step === last ? 0 : step;
    if (from !== step) onStep(from);
    setPlayed(playing ? null : from);
  };
  return { playing, speed, setSpeed, toggle, pause: () => setPlayed(null) };
}
