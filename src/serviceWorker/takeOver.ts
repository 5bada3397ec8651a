import type { FromWorker } from '#shared/offline';

declare const self: ServiceWorkerGlobalScope;

/** Milliseconds in which a tab must say that it has nothing unfinished; one that is silent is not disturbed. */
const timeout = 1500;

function isFree(tab: Client): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    setTimeout(() => resolve(false), timeout);
    port1.addEventListener('message', ({ data }: MessageEvent<boolean>) => resolve(!data));
    port1.start();
    tab.postMessage({ type: 'haveYouUnfinishedForm' } satisfies FromWorker, [port2]);
  });
}

/** Lets this waiting worker in when no tab has an unfinished form; otherwise it waits for the next occasion. */
export async function takeOverWhenFree(): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const free = await Promise.all(tabs.map(isFree));
  if (free.every(Boolean)) await self.skipWaiting();
}
