/// <reference lib="dom" />
import type { View } from '../views/view.ts';
import { siteOf } from '../data/sites.ts';
import { aloneIn, worldOf, type Works } from '../world/world.ts';
import { Studio } from './studio.ts';

declare global {
  interface Window {
    build(alias: string, works: Works, alone?: string): void;
    photograph(view: View): Promise<string>;
  }
}

const studio = new Studio();
window.build = (alias, works, alone) => {
  const site = siteOf(alias);
  studio.enter(worldOf(alone === undefined ? site : aloneIn(site, alone), works));
};
window.photograph = async (view) => studio.photograph(view);
