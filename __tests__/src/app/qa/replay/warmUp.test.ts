import { MessageChannel } from 'node:worker_threads';
import type { Replay } from '#shared/recording';
import { stillNetwork } from '../../../../../src/app/qa/replay/stillNetwork.ts';
import { warmUp } from '../../../../../src/app/qa/replay/warmUp.ts';

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** As the map comes: it is told that it is near the view, its script is fetched, and when that is rendered it asks for its drawing. */
async function showMap(isShown: () => boolean): Promise<void> {
  await frame();
  await frame();
  if (!isShown()) return;
  const script = document.createElement('script');
  script.src = '/assets/map.js';
  document.head.append(script);
  // jsdom loads none by itself.
  await frame();
  script.dispatchEvent(new Event('load'));
  await frame();
  if (isShown()) await fetch('http://localhost/assets/city.geojson');
}

test.each([
  ['on coming to the page', ['/en/', '/en/projects', '/en/offers'], 1],
  ['when its answers are there', ['/en/', '/en/projects', '/en/projects', '/en/offers'], 2],
])(
  'what a part %s asks for after it was rendered has come before the next page is shown',
  async (_, paths, mapFrom) => {
    const asked: string[] = [];
    Object.assign(globalThis, { MessageChannel });
    window.fetch = (url) => {
      asked.push(new Request(url).url);
      return Promise.resolve(new Response('{}'));
    };
    let at = 0;
    const stateAt = (step: number) => ({ location: { pathname: paths[step] } });
    const jumpTo = (step: number): void => {
      at = step;
      if (step === mapFrom) void showMap(() => paths[at] === '/en/projects');
    };
    const replay = {
      length: paths.length - 1,
      step: () => at,
      stateAt,
      jumpTo,
      store: { getState: () => stateAt(at) },
    };
    await warmUp(replay as unknown as Replay, stillNetwork(), () => {});
    expect(asked).toEqual(['http://localhost/assets/city.geojson']);
    expect(at).toBe(0);
  },
);
