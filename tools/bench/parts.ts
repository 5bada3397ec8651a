import type { Browser } from 'playwright-core';
import { benchLoad } from './server/benchLoad.ts';
import { benchBurst } from './server/burst.ts';
import { benchControls } from './page/controls.ts';
import { benchTaps } from './page/earlyTaps.ts';
import { type Figure, ratioAtLeast } from './figures.ts';
import { benchFirstVisitor } from './page/firstVisitor.ts';
import { benchFlats } from './page/flats.ts';
import { benchLeadStores } from './server/leads.ts';
import { benchLighthouse } from './page/lighthouse.ts';
import { benchMap } from './page/map.ts';
import { benchModel } from './page/model.ts';
import { benchNavigation, benchSlowNavigation } from './page/navigation.ts';
import { benchPageCache } from './server/pageCache.ts';
import { benchRecording } from './recording.ts';
import { benchRenders } from './server/renderFigures.ts';
import { benchTasks } from './page/tasks.ts';
import { benchUnknownAddresses } from './server/unknownAddresses.ts';

export interface Given {
  readonly browser: Browser;
  /** Of the built site. */
  readonly origin: string;
  readonly runs: number;
  /** Names of the pages to measure; all of them if undefined. */
  readonly pages?: readonly string[] | undefined;
  readonly whenPicturesAreMade: () => Promise<void>;
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
      ...(index === 0 ? { goal: ratioAtLeast(1.4) } : {}),
    }));
  return [...pages, ...(await benchUnknownAddresses())];
}

/** In the order of the table; each is a name for `--only`. */
export const parts: Readonly<Record<string, (given: Given) => Promise<readonly Figure[]>>> = {
  load: benchLoad,
  firstVisitor: benchFirstVisitor,
  tasks: benchTasks,
  taps: benchTaps,
  lighthouse: benchLighthouse,
  controls: ({ browser, origin, runs }) => benchControls(browser, origin, runs),
  navigation: benchNavigation,
  slowNavigation: benchSlowNavigation,
  flats: ({ browser, origin, runs }) => benchFlats(browser, origin, runs),
  map: ({ origin }) => benchMap(origin),
  model: ({ browser, origin, runs }) => benchModel(browser, origin, runs),
  server: benchServer,
  render: benchRenders,
  burst: () => benchBurst(),
  leads: benchLeadStores,
  recording: benchRecording,
};
