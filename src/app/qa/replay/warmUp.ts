import type { Replay } from '#shared/recording';
import { selectLocation } from '#shared/routing';
import type { RootState } from '../../store.ts';
import type { StillNetwork } from './stillNetwork.ts';
import { watchLoading } from './watchLoading.ts';

/** As long as somebody holds a picture, the browser gives it again without asking anybody. */
const held = new Map<string, HTMLImageElement>();

/** Rounds of rendering after which a page has asked for everything: a part may bring a part. */
const mostRounds = 50;

function frame(): Promise<void> {
  return new Promise((resolve) => {
    // Not a frame of the screen: a tab in the background has none.
    setTimeout(resolve, 20);
  });
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}

function holdPictures(): void {
  for (const { currentSrc } of document.images) {
    if (currentSrc === '' || held.has(currentSrc)) continue;
    const picture = new Image();
    picture.src = currentSrc;
    held.set(currentSrc, picture);
  }
}

/**
 * Shows every step once, so that all that its page wants has come, and goes back to the first.
 */
export async function warmUp(replay: Replay, network: StillNetwork, onProgress: (step: number) => void): Promise<void> {
  const loading = watchLoading();
  const pathname = (): string => selectLocation(replay.store.getState() as RootState).pathname;

  const settle = async (): Promise<void> => {
    for (let round = 0; round < mostRounds; round += 1) {
      await frame();
      const before = document.images.length;
      await loading.settled();
      if (network.pending() === 0 && document.images.length === before) break;
    }
    holdPictures();
  };

  let shown: string | undefined;
  for (let step = 0; step <= replay.length; step += 1) {
    replay.jumpTo(step);
    await turn();
    await turn();
    await loading.settled();
    // What comes to a page step by step, such as a list with its pictures, may be gone again at the last of them.
    holdPictures();
    if (pathname() !== shown) await settle();
    shown = pathname();
    if (step % 10 === 0) onProgress(step);
  }
  await settle();
  replay.jumpTo(0);
  await settle();
  loading.stop();
}
