import type { Replay } from '#shared/recording';
import { selectLocation } from '#shared/routing';
import type { RootState } from '../../store.ts';
import type { StillNetwork } from './stillNetwork.ts';
import { watchLoading } from './watchLoading.ts';

/** As long as somebody holds a picture, the browser gives it again without asking anybody. */
const held = new Map<string, HTMLImageElement>();

/** Rounds of rendering after which a page has asked for everything: a part may bring a part. */
const mostRounds = 50;

/** Rounds in a row in which a page asks for nothing: what came has to be rendered before it asks for what it wants itself. */
const quietRounds = 3;

/** Milliseconds to wait for a frame of the screen, which a tab in the background has none of. */
const longestFrame = 100;

/** What comes near the view is told after a frame; what is then rendered, in the tasks after that. */
function frame(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, longestFrame);
    requestAnimationFrame(() => {
      clearTimeout(late);
      setTimeout(resolve, 20);
    });
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
  const pathAt = (step: number): string => selectLocation(replay.stateAt(step) as RootState).pathname;
  const isFirstOrLastOfPage = (step: number): boolean =>
    step === 0 || step === replay.length || pathAt(step - 1) !== pathAt(step) || pathAt(step) !== pathAt(step + 1);

  const settle = async (): Promise<void> => {
    const asked = (): string => [network.asked(), loading.asked(), document.images.length].join();
    let quiet = 0;
    for (let round = 0; round < mostRounds && quiet < quietRounds; round += 1) {
      const before = asked();
      await frame();
      await Promise.all([loading.settled(), network.settled()]);
      quiet = asked() === before ? quiet + 1 : 0;
    }
    holdPictures();
  };

  for (let step = 0; step <= replay.length; step += 1) {
    replay.jumpTo(step);
    await turn();
    await turn();
    await loading.settled();
    // What comes to a page step by step, such as a list with its pictures, may be gone again at the last of them.
    holdPictures();
    if (isFirstOrLastOfPage(step)) await settle();
    if (step % 10 === 0) onProgress(step);
  }
  replay.jumpTo(0);
  await settle();
  loading.stop();
}
