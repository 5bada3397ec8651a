import type { Browser } from 'playwright-core';
import { benchLoad } from './benchLoad.ts';
import { benchBurst } from './burst.ts';
import { benchControls } from './controls.ts';
import { atMost, type Figure, ratioAtLeast } from './figures.ts';
import { benchFlats } from './flats.ts';
import { benchLeadStores } from './leads.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchMap } from './map.ts';
import { measureNavigation } from './navigation.ts';
import { benchPageCache } from './pageCache.ts';
import { benchRecording } from './recording.ts';
import { benchRenders } from './renderFigures.ts';
import { benchUnknownAddresses } from './unknownAddresses.ts';

export interface Given {
  readonly browser: Browser;
  /** Of the built site. */
  readonly origin: string;
  readonly runs: number;
}

async function benchServer(): Promise<readonly Figure[]> {
  const figures = await benchPageCache();
  const nginx = figures.find(({ besideNginx }) => besideNginx === 1)?.requestsPerSecond;
  const pages = figures
    .filter(({ besideNginx }) => besideNginx !== 1)
    .map(({ name, requestsPerSecond, besideNginx }, index): Figure => ({
      name,
      value: requestsPerSecond,
      unit: '/s',
      ...(nginx === undefined ? {} : { reference: { name: 'nginx', value: nginx } }),
      ...(besideNginx === undefined ? {} : { ratio: besideNginx }),
      ...(index === 0 ? { goal: ratioAtLeast(0.7) } : {}),
    }));
  return [...pages, ...(await benchUnknownAddresses())];
}

async function benchNavigation({ browser, origin, runs }: Given): Promise<readonly Figure[]> {
  const rows = await measureNavigation(browser, origin, runs);
  return rows.flatMap(
    ({
      step,
      prefetched,
      prefetchedSlowNetwork,
      cold,
      coldSlowNetwork,
      floor,
      floorSlowNetwork,
    }): readonly Figure[] => {
      const beside = (value: number): Pick<Figure, 'unit' | 'reference'> => ({
        unit: 'ms',
        reference: { name: 'floor', value },
      });
      return [
        { name: `${step}, click to paint`, value: prefetched, ...beside(floor), goal: atMost(100) },
        { name: `${step}, without prefetch`, value: cold, ...beside(floor) },
        { name: `${step}, slow network`, value: prefetchedSlowNetwork, ...beside(floorSlowNetwork), goal: atMost(100) },
        { name: `${step}, slow network, without prefetch`, value: coldSlowNetwork, ...beside(floorSlowNetwork) },
      ];
    },
  );
}

/** In the order of the table; each a name for `--only`. */
export const parts: Readonly<Record<string, (given: Given) => Promise<readonly Figure[]>>> = {
  load: ({ browser, origin, runs }) => benchLoad(browser, origin, runs),
  lighthouse: ({ origin, runs }) => benchLighthouse(origin, runs),
  controls: ({ browser, origin, runs }) => benchControls(browser, origin, runs),
  navigation: benchNavigation,
  flats: ({ browser, origin }) => benchFlats(browser, origin),
  map: ({ origin }) => benchMap(origin),
  server: benchServer,
  render: benchRenders,
  burst: () => benchBurst(),
  leads: benchLeadStores,
  recording: benchRecording,
};
